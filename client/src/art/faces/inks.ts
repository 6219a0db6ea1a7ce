/** The inks of the busts: a palette for each house, cloth, and five skins of one family. */

export const HOUSE = {
  pulperia: { ink: "#191a16", paper: "#f0e4c9", lamp: "#c7993c" },
  patio: { ink: "#12262c", paper: "#f6ecd4", lamp: "#f2c14b" },
} as const;

export type House = keyof typeof HOUSE;

/** Cloth and ground. */
export const C = {
  bottle: "#1e4b3c", oxblood: "#7c2326", brass: "#c7993c", wood: "#8a5a33", bone: "#e9dcc0", slate: "#5c6b66",
  sea: "#1f708c", papaya: "#ea7440", lime: "#a8b93a", sand: "#ecd9a4", foam: "#cfe3dc", palm: "#2f6b4a", straw: "#e3bd62",
} as const;

/** Hair. */
export const HAIR = { grey: "#b9b3a4", silver: "#d9d3c3", black: "#211c1a", chestnut: "#4b2c1d", dark: "#3b2a22" } as const;

export interface Skin {
  /** In the light, */ base: string;
  /** away from it, */ shade: string;
  /** where the gouge caught it, */ hi: string;
  /** and the upper lip. */ lip: string;
}

export const SKIN = {
  fair: { base: "#f2d2ab", shade: "#d19a69", hi: "#fbe9cf", lip: "#b4534a" },
  olive: { base: "#e3b682", shade: "#b97f4c", hi: "#f3d6ab", lip: "#a04a3d" },
  tan: { base: "#cd935f", shade: "#9d6439", hi: "#e5b988", lip: "#94413a" },
  brown: { base: "#a96e45", shade: "#7b4a2c", hi: "#cc986a", lip: "#853632" },
  deep: { base: "#83502f", shade: "#64402a", hi: "#b07c52", lip: "#8a3a36" },
} as const satisfies Record<string, Skin>;

/** A colour lighter (k > 1) or darker (k < 1). */
export function tone(hex: string, k: number): string {
  const channel = (i: number) => Math.min(255, Math.round(parseInt(hex.slice(i, i + 2), 16) * k)).toString(16).padStart(2, "0");
  return "#" + channel(1) + channel(3) + channel(5);
}
