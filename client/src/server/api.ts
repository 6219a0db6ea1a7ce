/** The plain HTTP of the server. Every failure is a Failure with words for the person. */
import { locale, t } from "../words";
import type { Arrival, Done, Door, Fault, Found, HandoverCode, Lobby, MyTables, NewTable, PlayNow, Replay, Seated, Sit, UseHandover } from "./protocol";

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

export async function call<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  return ask<T>(path, init);
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Failure(0, "offline", t("line.offline"));
  }
  if (response.ok) return (await response.json()) as T;
  const fault = (await response.json().catch(() => null)) as Fault | null;
  throw new Failure(response.status, fault?.code ?? "", fault?.words ?? t("line.offline"));
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const createTable = (body: NewTable) => call<Seated>("POST", "/api/tables", body);
export const sitDown = (id: string, body: Sit) => call<Seated>("POST", `${table(id)}/sit`, body);
export const playNow = (body: PlayNow) => call<Seated>("POST", "/api/lobby/play", body);
export const lobby = () => call<Lobby>("GET", "/api/lobby");
export const findCode = (code: string) => call<Found>("GET", `/api/lobby/codes/${encodeURIComponent(code)}`);
export const takeChair = (id: string, seat: number) => call<Done>("POST", `${table(id)}/chair`, { seat });
export const callHouse = (id: string, computers: number[]) => call<Done>("POST", `${table(id)}/house`, { computers });
export const sayReady = (id: string) => call<Done>("POST", `${table(id)}/ready`, {});
export const standUp = (id: string) => call<Done>("POST", `${table(id)}/leave`, {});
export const accept = (id: string, mine: string) => call<Seated>("POST", `${table(id)}/accept`, { mine });
export const arrive = (id: string) => call<Arrival>("GET", `${table(id)}/arrival`);
export const knock = (id: string) => call<Door>("GET", table(id));
export const myTables = () => call<MyTables>("GET", "/api/me");
export const askHandover = (id: string) => call<HandoverCode>("POST", `${table(id)}/handover`, {});
export const useHandover = (body: UseHandover) => call<Seated>("POST", "/api/handover", body);
export const actaPath = (id: string) => `${table(id)}/acta`;

/** A match of this server that is over, as those eyes saw it: `all`, `0` the public table, or a seat. */
export const replayOf = (id: string, eyes: string) => call<Replay>("GET", `${table(id)}/replay?eyes=${eyes}${asked()}`);
/** The same of an acta that somebody has as a text. */
export const replayText = (text: string, eyes: string) =>
  ask<Replay>(`/api/replay?eyes=${eyes}${asked()}`, { method: "POST", credentials: "same-origin", headers: { "content-type": "application/toml" }, body: text });

/** English is asked for; which Spanish, the acta's reglamento says. */
const asked = () => (locale() === "en" ? "&lang=en" : "");

export function socketUrl(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${table(id)}/socket?lang=${locale()}`;
}
