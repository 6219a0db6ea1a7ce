/** Passkeys: what the server asks, handed to the browser's authenticator, and its answer put into a message. */
import type { Me, Welcome } from "../server/protocol";
import { askPasskey, passkeyMade, passkeyShown } from "./api";

/** Whether this browser can hold a passkey for this address: it needs https, or localhost, and a name instead of numbers. */
export function passkeysWork(): boolean {
  const numbers = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !numbers && typeof PublicKeyCredential === "function";
}

/** The person looked away, or the device has no such key. */
export class NoPasskey extends Error {}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const keys = (ids: string[]) => ids.map((id) => ({ id: toBytes(id), type: "public-key" as const }));

/** A new passkey: for a new name, or one more for who is signed in. */
export async function makePasskey(purpose: "new" | "add", name = "", character = ""): Promise<Welcome> {
  const asked = await askPasskey({ purpose, name, character });
  const made = await willing(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(asked.challenge),
        rp: { id: asked.rp_id, name: "quiero" },
        user: { id: toBytes(asked.user_id), name: asked.user_name, displayName: asked.user_name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: keys(asked.known),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return passkeyMade({ id: made.id, client_data: toText(response.clientDataJSON), attestation: toText(response.attestationObject) });
}

/** A passkey that there is: to come in, or to prove that it is still the same person. */
export async function showPasskey(purpose: "enter" | "confirm"): Promise<Me> {
  const asked = await askPasskey({ purpose });
  const shown = await willing(() =>
    navigator.credentials.get({
      publicKey: { challenge: toBytes(asked.challenge), rpId: asked.rp_id, allowCredentials: keys(asked.known), userVerification: "preferred" },
    }),
  );
  const response = shown.response as AuthenticatorAssertionResponse;
  return passkeyShown({
    id: shown.id,
    client_data: toText(response.clientDataJSON),
    authenticator: toText(response.authenticatorData),
    signature: toText(response.signature),
  });
}

async function willing(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (error) {
    if (error instanceof DOMException) throw new NoPasskey(error.message);
    throw error;
  }
  if (!(found instanceof PublicKeyCredential)) throw new NoPasskey();
  return found;
}
