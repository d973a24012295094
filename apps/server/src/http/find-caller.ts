import { tabHeader } from "@stemma/contract/tab-header";
import type { RequestOrigin } from "../access/organization-scope.ts";
import type { SignedIn } from "../access/signed-in.ts";
import type { Authentication } from "../accounts/authentication.ts";

/**
 * How long the answer is believed while the body arrives, in milliseconds. After that, the session is looked up again, because it
 * may have ended meanwhile.
 */
export const believedMs = 1_000;

/**
 * The caller with the calling tab; `null` without a session. For requests that can change something, the session is
 * read from the database, not from the cache, and `from` is noted for the audit log.
 */
export async function findCaller(
  authentication: Pick<Authentication, "findVisitor">,
  request: { readonly method: string; readonly headers: Pick<Headers, "get"> },
  from?: RequestOrigin,
): Promise<SignedIn | null> {
  const visitor = await authentication.findVisitor(request.headers, request.method !== "GET");
  if (visitor === null) return null;
  return { ...visitor, tab: readTab(request.headers.get(tabHeader)), ...(from && { from }) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The UUID of the calling tab; `undefined` if it is missing or invalid. */
function readTab(name: string | null): string | undefined {
  return name !== null && uuid.test(name) ? name : undefined;
}
