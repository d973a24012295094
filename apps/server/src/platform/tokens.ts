import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 256 random bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: who reads the database learns no link from it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
