import type { Session, SignInMethods } from "@stemma/contract/account-life.contract";
import type { SessionId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { refuse } from "../platform/refusal.ts";
import type { PasskeyStore } from "./passkey.store.ts";
import type { SecondFactorStore } from "./second-factor.store.ts";
import type { SessionStore } from "./session.store.ts";
import type { SessionsEnded } from "./sessions-ended.ts";

/** better-auth's name for the sign-in method 'password'. */
const passwordMethod = "credential";

interface Needs {
  sessions: SessionStore;
  sessionsEnded: SessionsEnded;
  secondFactors: Pick<SecondFactorStore, "isOn">;
  passkeys: Pick<PasskeyStore, "list">;
}

/** Where the session of a request stands among the visitor's sessions: before all others, whenever they were used. */
const beforeAll = new Date("9999-12-31");

/** The visitor's sessions: the session of this request first, then the most recently used. */
export async function listSessions(
  { sessions }: Pick<Needs, "sessions">,
  { userId, sessionId }: SignedIn,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Session[]; nextCursor: string | null }> {
  const after = readCursor<SessionId>(cursor);
  const rows = (await sessions.list(userId, sessionId, after, limit + 1)).map((session) => ({
    ...session,
    lastSeenAt: session.updatedAt,
    updatedAt: session.id === sessionId ? beforeAll : session.updatedAt,
  }));
  const { items, nextCursor } = paginate(rows, limit);
  return {
    items: items.map(({ id, userAgent, ipAddress, createdAt, lastSeenAt }) => ({
      id,
      userAgent,
      ipAddress,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === sessionId,
    })),
    nextCursor,
  };
}

/** Ends one of the visitor's sessions; NOT_FOUND for a session of another user. */
export async function endSession(
  { sessions, sessionsEnded }: Pick<Needs, "sessions" | "sessionsEnded">,
  visitor: SignedIn,
  sessionId: SessionId,
): Promise<void> {
  if (!(await sessions.endOne(visitor, sessionId))) refuse("NOT_FOUND");
  sessionsEnded(visitor.userId);
}

/** Ends all of the visitor's sessions except the session of this request. */
export async function endOtherSessions(
  { sessions, sessionsEnded }: Pick<Needs, "sessions" | "sessionsEnded">,
  visitor: SignedIn,
): Promise<void> {
  await sessions.endOthers(visitor, visitor.sessionId);
  sessionsEnded(visitor.userId);
}

/** The visitor's sign-in methods. */
export async function readSignInMethods(
  { sessions, secondFactors, passkeys }: Pick<Needs, "sessions" | "secondFactors" | "passkeys">,
  { userId }: SignedIn,
): Promise<SignInMethods> {
  const methods = await sessions.listMethods(userId);
  return {
    hasPassword: methods.includes(passwordMethod),
    hasSecondFactor: await secondFactors.isOn(userId),
    providers: methods.filter((method) => method !== passwordMethod),
    passkeys: (await passkeys.list(userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt && new Date(lastUsedAt).toISOString(),
    })),
  };
}
