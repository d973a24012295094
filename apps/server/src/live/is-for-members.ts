import type { LiveTopic } from "@stemma/contract/live-event";
import { canOnPage } from "@stemma/domain/access/can";
import type { PageId } from "@stemma/domain/ids";
import type { LiveAccessStore } from "./live-access.store.ts";

/** The least that a member of a workspace can be. */
const anyMember = { isInOrganization: true, workspaceRole: "viewer", pageRole: null } as const;

/** Whether a page is for every member of a workspace that holds it: it then needs no asking who of them may see it. */
export async function isForMembers(
  access: LiveAccessStore,
  topic: LiveTopic,
  of: LiveTopic,
): Promise<boolean> {
  const [kind, id] = topic.split(":");
  if (kind !== "page") return false;
  const page = await access.findPageFacts(id as PageId);
  return (
    page !== null && of === `workspace:${page.workspaceId}` && canOnPage(anyMember, "view", page)
  );
}
