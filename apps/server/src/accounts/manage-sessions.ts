import type { Session, SignInMethods } from "@stemma/contract/account-life.contract";
import { freshSessionMs } from "@stemma/domain/account/fresh-session-ms";
import type { SessionId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { refuse } from "../platform/refusal.ts";
import type { PasskeyStore } from "./passkey.store.ts";
import { proveIdentity, type ProofNeeds } from "./prove-identity.ts";
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

/** Ends one of the visitor's sessions; NOT_FOUND for a session of another user. Fails like `proveIdentity` in an old session. */
export async function endSession(
  needs: ProofNeeds & Pick<Needs, "sessions" | "sessionsEnded">,
  visitor: SignedIn,
  {
    sessionId,
    password,
  }: { readonly sessionId: SessionId; readonly password?: string | undefined },
): Promise<void> {
  await proveIfOld(needs, visitor, password);
  const { sessions, sessionsEnded } = needs;
  if (!(await sessions.endOne(visitor, sessionId))) refuse("NOT_FOUND");
  sessionsEnded(visitor.userId);
}

/** Ends all of the visitor's sessions except the session of this request. Fails like `proveIdentity` in an old session. */
export async function endOtherSessions(
  needs: ProofNeeds & Pick<Needs, "sessions" | "sessionsEnded">,
  visitor: SignedIn,
  { password }: { readonly password?: string | undefined },
): Promise<void> {
  await proveIfOld(needs, visitor, password);
  const { sessions, sessionsEnded } = needs;
  await sessions.endOthers(visitor, visitor.sessionId);
  sessionsEnded(visitor.userId);
}

/** Whoever took an old session from somebody must not end the sessions of its owner. */
async function proveIfOld(
  needs: ProofNeeds,
  visitor: SignedIn,
  password: string | undefined,
): Promise<void> {
  const ageMs = needs.clock.now().getTime() - visitor.signedInAt.getTime();
  if (ageMs > freshSessionMs) await proveIdentity(needs, visitor, password);
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
