/** Chance of this browser's own, and SHA-256. A kept library hashes it: `crypto.subtle` is missing on plain http. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** 16 bytes of chance in hex. Not `randomUUID`: that one is missing on plain http too. */
export const newNonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

export const hashOf = (nonce: string): string => bytesToHex(sha256(hexToBytes(nonce)));

const key = (table: string): string => `quiero:nonce:${table}`;

/** Keeps my part in the deals of a table until all sit: a reload must not lose it. */
export function keepNonce(table: string, nonce: string): void {
  try {
    sessionStorage.setItem(key(table), nonce);
  } catch {
    // Without storage a reload loses it, and my part in the deal is zeros.
  }
}

export function keptNonce(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? "";
  } catch {
    return "";
  }
}
