import { z } from "zod";
import type { SessionId } from "@stemma/domain/ids";
import { createSignedTokens } from "../platform/signed-token.ts";

/** How long a proof of identity is good, in milliseconds. */
const validMs = 5 * 60 * 1_000;

const contentShape = z.object({
  sessionId: z.string(),
  until: z.number(),
  passwordDigest: z.string().nullable(),
});

/** Makes and reads proofs that somebody is the account's owner. They are good in one session and for five minutes. */
export function createIdentityProofs(secret: string) {
  const tokens = createSignedTokens(secret, "identity");
  return {
    /** `passwordDigest` is that of the password that was proven; `null` for a person without one. */
    make: (sessionId: SessionId, passwordDigest: string | null, now: Date): Promise<string> =>
      tokens.sign(JSON.stringify({ sessionId, until: now.getTime() + validMs, passwordDigest })),

    /** What a proof holds; `null` if it was made for another session, is too old or was not made here. */
    async read(
      proof: string,
      sessionId: SessionId,
      now: Date,
    ): Promise<{ readonly passwordDigest: string | null } | null> {
      const content = await tokens.read(proof);
      if (content === null) return null;
      const { sessionId: madeFor, until, passwordDigest } = contentShape.parse(JSON.parse(content));
      return madeFor === sessionId && now.getTime() < until ? { passwordDigest } : null;
    },
  };
}

export type IdentityProofs = ReturnType<typeof createIdentityProofs>;
