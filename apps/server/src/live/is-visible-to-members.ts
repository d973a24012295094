import type { LiveTopic } from "@stemma/contract/live-event";
import { canOnPage } from "@stemma/domain/access/can";
import type { PageId } from "@stemma/domain/ids";
import type { LiveAccessStore } from "./live-access.store.ts";

/** The weakest membership of a workspace. */
const anyMember = {
  isInOrganization: true,
  workspaceRole: "viewer",
  pageRole: null,
  areaRole: null,
} as const;

/** Whether every member of the workspace `of` can see the page `topic`. Then no check per person is needed. */
export async function isVisibleToMembers(
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
