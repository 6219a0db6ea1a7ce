/** Piedra, papel y tijera: three hands in the linocut manner, on 120 × 140, from the wrist up. */

export const KINDS = ["piedra", "papel", "tijera"] as const;
export type Kind = (typeof KINDS)[number];
