import { tabHeader } from "@stemma/contract/tab-header";
import type { SignedIn } from "../access/signed-in.ts";
import type { Authentication } from "../accounts/authentication.ts";
import { readTab } from "./read-tab.ts";

/**
 * The caller with the calling tab; `null` without a session. For requests that can change something, the session is
 * read from the database, not from the cache.
 */
export async function findCaller(
  authentication: Pick<Authentication, "findVisitor">,
  request: Request,
): Promise<SignedIn | null> {
  const visitor = await authentication.findVisitor(request.headers, request.method !== "GET");
  if (visitor === null) return null;
  return { ...visitor, tab: readTab(request.headers.get(tabHeader)) };
}
