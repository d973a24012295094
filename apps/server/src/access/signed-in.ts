import type { SessionId } from "@stemma/domain/ids";
import type { Visitor } from "./organization-scope.ts";

/** A visitor with the session of the request. */
export interface SignedIn extends Visitor {
  readonly sessionId: SessionId;
  readonly signedInAt: Date;
}
