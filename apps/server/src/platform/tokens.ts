import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 256 random bits, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token: a reader of the database cannot derive the link from it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
