import { createHmac } from "node:crypto";

/** How long an authenticator app shows a code, in milliseconds. */
const periodMs = 30_000;

/**
 * The code that an authenticator app shows, as RFC 6238 computes it, for an address `otpauth://…?secret=`. `ahead` periods
 * from now.
 */
export function codeOf(totpUri: string, ahead = 0): string {
  const secret = new URL(totpUri).searchParams.get("secret") ?? "";
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / periodMs) + ahead));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Reads base32 (RFC 4648) without padding. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
