import type { Session, SignInMethods } from "@stemma/contract/account-life.contract";
import type { SessionId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import { refuse } from "../platform/refusal.ts";
import type { SessionStore } from "./session.store.ts";
import type { SessionsEnded } from "./sessions-ended.ts";

/** The way to sign in that is a password, in better-auth's words. */
const passwordMethod = "credential";

interface Needs {
  sessions: SessionStore;
  sessionsEnded: SessionsEnded;
}

/** The visitor's signed-in browsers: the one that asks, then the others by when they were last seen. */
export async function listSessions(
  { sessions }: Pick<Needs, "sessions">,
  { userId, sessionId }: SignedIn,
): Promise<Session[]> {
  const items = (await sessions.list(userId)).map((session) => ({
    id: session.id,
    userAgent: session.userAgent,
    ipAddress: session.ipAddress,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.updatedAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
  return items.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one of the visitor's sessions; NOT_FOUND for anybody else's. */
export async function endSession(
  { sessions, sessionsEnded }: Needs,
  { userId }: SignedIn,
  sessionId: SessionId,
): Promise<void> {
  if (!(await sessions.remove(userId, sessionId))) refuse("NOT_FOUND");
  sessionsEnded(userId);
}

/** Ends every session of the visitor's but the one that asks. */
export async function endOtherSessions(
  { sessions, sessionsEnded }: Needs,
  { userId, sessionId }: SignedIn,
): Promise<void> {
  await sessions.removeOthers(userId, sessionId);
  sessionsEnded(userId);
}

/** How the visitor can sign in. */
export async function readSignInMethods(
  { sessions }: Pick<Needs, "sessions">,
  { userId }: SignedIn,
): Promise<SignInMethods> {
  const methods = await sessions.listMethods(userId);
  return {
    hasPassword: methods.includes(passwordMethod),
    providers: methods.filter((method) => method !== passwordMethod),
  };
}
