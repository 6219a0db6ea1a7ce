/** What the account's page asks of the server. */
import { call } from "../server/api";
import type {
  AskPasskey, Codes, Me, NewCharacter, PasskeyAsked, PasskeyMade, PasskeyShown, Player, Recover, SignIn, SignUp, Welcome,
} from "../server/protocol";

const post = <T>(path: string, body: unknown = {}) => call<T>("POST", `/api/account${path}`, body);

export const signUp = (body: SignUp) => post<Welcome>("", body);
export const signIn = (body: SignIn) => post<Me>("/enter", body);
export const recover = (body: Recover) => post<Me>("/recover", body);
export const confirm = (password: string) => post<Me>("/confirm", { password });
export const leave = () => post<unknown>("/leave");
export const leaveOthers = (id = "") => post<Me>("/leave-others", { id });
export const setPassword = (password: string) => post<Me>("/password", { password });
export const setCharacter = (body: NewCharacter) => post<Me>("/character", body);
export const newCodes = () => post<Codes>("/codes");
export const forget = (name: string) => post<unknown>("/forget", { name });
export const askPasskey = (body: AskPasskey) => post<PasskeyAsked>("/passkeys/ask", body);
export const passkeyMade = (body: PasskeyMade) => post<Welcome>("/passkeys/made", body);
export const passkeyShown = (body: PasskeyShown) => post<Me>("/passkeys/shown", body);
export const dropPasskey = (id: string) => post<Me>("/passkeys/drop", { id });
export const player = (name: string, before?: number) =>
  call<Player>("GET", `/api/players/${encodeURIComponent(name)}${before ? `?before=${before}` : ""}`);

export const DATA = "/api/account/data";
