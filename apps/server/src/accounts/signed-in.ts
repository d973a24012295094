import type { SessionId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";

/** A visitor with the session that they came with. */
export interface SignedIn extends Visitor {
  readonly sessionId: SessionId;
  readonly signedInAt: Date;
}

/** Told of a person whose sessions, one or all, have ended: nothing that is remembered of them counts any more. */
export type SessionsEnded = (userId: UserId) => void;
