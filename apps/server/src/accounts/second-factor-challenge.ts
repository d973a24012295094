import { getSessionFromCtx, type createAuthMiddleware } from "better-auth/api";
import type { SessionId, UserId } from "@stemma/domain/ids";
import { callerAddress } from "./caller-address.ts";
import { currentProof } from "./sign-in-proof.ts";

/** better-auth's context of a request. */
type RequestOf = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** better-auth's name for the cookie of a sign-in that waits for its code. */
const challengeCookie = "two_factor";

/** The endpoints that check a code: in a sign-in that waits for it, or in a session, to turn the second factor on. */
const appCodePath = "/two-factor/verify-totp";
const codePaths: ReadonlySet<string> = new Set([appCodePath, "/two-factor/verify-backup-code"]);

/** Whether a path is one of the endpoints that check a code. */
export function isCodePath(path: string): boolean {
  return codePaths.has(path);
}

/** Whether a path is the endpoint that checks the code of an app. */
export function isAppCodePath(path: string): boolean {
  return path === appCodePath;
}

/**
 * Notes in the request's proof what a check of a code stands on: the session of the request, else the sign-in that waits.
 * better-auth looks for them in the same order. Returns whose code it is; `null` if there is neither.
 */
export async function noteChallenge(context: RequestOf): Promise<UserId | null> {
  const proof = currentProof();
  if (proof === undefined) return null;
  const session = await getSessionFromCtx(context, { disableCookieCache: true });
  if (session !== null) {
    proof.keptSession = session.session.id as SessionId;
    return session.user.id as UserId;
  }
  const { internalAdapter, createAuthCookie, secret } = context.context;
  const cookie = await context.getSignedCookie(createAuthCookie(challengeCookie).name, secret);
  const challenge = cookie ? await internalAdapter.findVerificationValue(cookie) : null;
  const user = challenge && (await internalAdapter.findUserById(challenge.value));
  if (!challenge || !user) return null;
  const digest: unknown = Reflect.get(challenge, "passwordDigest");
  if (typeof digest === "string") proof.passwordDigest = digest;
  const address = context.headers === undefined ? null : callerAddress(context.headers);
  proof.codeAttempt = { email: user.email, address, isCode: true };
  return user.id as UserId;
}
