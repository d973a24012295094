import { createHmac } from "node:crypto";

/**
 * The code that an authenticator app shows, as RFC 6238 computes it, for a key in base32; `ahead` periods of 30 seconds from now. A
 * server takes the next code too, because clocks differ. Spaces in the key do not matter.
 */
export function authenticatorCode(key: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const bits = Array.from(key.replaceAll(" ", ""), (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  const secret = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const digest = createHmac("sha1", Buffer.from(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
