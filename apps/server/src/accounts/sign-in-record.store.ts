import type { UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { createPersonAuditStore } from "../audit/person-audit.store.ts";
import type { Sql } from "../platform/database/connect.ts";

/** How somebody signed in. */
export type SignInMethod = "password" | "provider" | "passkey";

/** Writes sign-ins into the audit logs of the person's organizations. */
export function createSignInRecordStore(sql: Sql) {
  const { recordOwn } = createPersonAuditStore(sql);
  return {
    /** A sign-in that began a session. */
    recordSuccess: (userId: UserId, from: RequestOrigin, method: SignInMethod) =>
      recordOwn(userId, { act: "signedIn", from, details: { method } }),

    /** A wrong password, or a wrong code after it, for the account of a person. */
    recordFailure: (userId: UserId, from: RequestOrigin | undefined) =>
      recordOwn(userId, { act: "signInFailed", from }),
  };
}
