export const ACCOUNT = "/cuenta";
export const playerPath = (name: string) => `/jugador/${encodeURIComponent(name)}`;
