import { createHmac, timingSafeEqual } from "node:crypto";

/** Makes and reads tokens that say one thing and that only this product can have made: for links that must work for long. */
export interface SignedTokens {
  sign(content: string): string;
  /** What a token says; `null` for one that was not made here, or for another purpose. */
  read(token: string): string | null;
}

/** Tokens for one purpose, signed with the server's secret. */
export function createSignedTokens(secret: string, purpose: string): SignedTokens {
  const signatureOf = (content: string) =>
    createHmac("sha256", secret).update(`${purpose}:${content}`).digest();
  return {
    sign(content) {
      const written = Buffer.from(content).toString("base64url");
      return `${written}.${signatureOf(content).toString("base64url")}`;
    },
    read(token) {
      const [written = "", signature = ""] = token.split(".");
      const content = Buffer.from(written, "base64url").toString();
      const given = Buffer.from(signature, "base64url");
      const expected = signatureOf(content);
      return given.length === expected.length && timingSafeEqual(given, expected) ? content : null;
    },
  };
}
