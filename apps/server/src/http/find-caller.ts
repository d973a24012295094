import { tabHeader } from "@stemma/contract/tab-header";
import type { SignedIn } from "../access/signed-in.ts";
import type { Authentication } from "../accounts/authentication.ts";
import { readTab } from "./read-tab.ts";

/** Who calls, and from which tab; `null` for nobody. Whoever may change something is looked up afresh. */
export async function findCaller(
  authentication: Pick<Authentication, "findVisitor">,
  request: Request,
): Promise<SignedIn | null> {
  const visitor = await authentication.findVisitor(request.headers, request.method !== "GET");
  if (visitor === null) return null;
  return { ...visitor, tab: readTab(request.headers.get(tabHeader)) };
}
