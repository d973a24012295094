import { CompactSign, compactVerify, errors } from "jose";

/** Makes and verifies signed tokens, for links that must stay valid for a long time. */
export interface SignedTokens {
  sign(content: string): Promise<string>;
  /** The content of a token; `null` if this server did not sign it, or signed it for another purpose. */
  read(token: string): Promise<string | null>;
}

const algorithm = "HS256";

/** Tokens for one purpose, signed with the server's secret: compact JWS (RFC 7515). */
export function createSignedTokens(secret: string, purpose: string): SignedTokens {
  const key = new TextEncoder().encode(`${purpose}:${secret}`);
  return {
    sign: (content) =>
      new CompactSign(new TextEncoder().encode(content))
        .setProtectedHeader({ alg: algorithm })
        .sign(key),
    async read(token) {
      try {
        const { payload } = await compactVerify(token, key, { algorithms: [algorithm] });
        return new TextDecoder().decode(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
