export const ACCOUNT = "/cuenta";
export const playerPath = (name: string) => `/jugador/${encodeURIComponent(name)}`;
/** The replay of an acta. */
export const replayPath = (table: string) => `/acta/${encodeURIComponent(table)}`;
