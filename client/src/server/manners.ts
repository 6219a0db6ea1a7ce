/** Not hearing somebody, reporting him; and the operator's desk. */
import { call } from "./api";
import type { Case, Cases, Muted, Mutes, Report, Reported, Settle, Whom } from "./protocol";

export type Verdict = Settle["verdict"];

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const mute = (id: string, whom: Whom) => call<Muted>("POST", `${table(id)}/mute`, whom);
export const mutes = () => call<Mutes>("GET", "/api/mutes");
export const unmute = (id: string) => call<Mutes>("DELETE", `/api/mutes/${encodeURIComponent(id)}`);
export const report = (id: string, what: Report) => call<Reported>("POST", `${table(id)}/report`, what);

export const enterDesk = (key: string) => call<Cases>("POST", "/api/operator", { key });
export const cases = (settled: boolean) => call<Cases>("GET", `/api/operator/reports${settled ? "?settled=1" : ""}`);
export const settle = (id: string, verdict: Verdict) => call<Case>("POST", `/api/operator/reports/${encodeURIComponent(id)}`, { verdict });
