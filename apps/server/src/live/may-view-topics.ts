import type { LiveTopic } from "@stemma/contract/live-event";
import { canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { LiveAccessStore } from "./live-access.store.ts";

/** A user, and the topic that the user wants to subscribe to. */
export interface TopicCheck {
  readonly userId: UserId;
  readonly topic: LiveTopic;
}

/**
 * Whether each user may view the topic, in the order of the checks: `can` decides, as everywhere else, whether the
 * user can view the item.
 */
export async function mayViewTopics(
  access: LiveAccessStore,
  checks: readonly TopicCheck[],
): Promise<boolean[]> {
  const of = <Id>(kind: string) =>
    checks.flatMap(({ userId, topic }) => {
      const [topicKind, id] = topic.split(":");
      return topicKind === kind ? [{ userId, id: id as Id }] : [];
    });
  const organizations = of<OrganizationId>("organization");
  const workspaces = of<WorkspaceId>("workspace");
  const pages = of<PageId>("page");
  const [inOrganizations, inWorkspaces, onPages] = await Promise.all([
    organizations.length === 0 ? [] : access.findOrganizations(organizations),
    workspaces.length === 0 ? [] : access.findWorkspaces(workspaces),
    pages.length === 0 ? [] : access.findPages(pages),
  ]);
  const granted = new Set([
    ...inOrganizations.map(({ userId, id }) => `${userId} organization:${id}`),
    ...inWorkspaces
      .filter((standing) => canOnWorkspace({ isInOrganization: true, ...standing }, "view"))
      .map(({ userId, id }) => `${userId} workspace:${id}`),
    ...onPages
      .filter((standing) => canOnPage({ isInOrganization: true, ...standing }, "view", standing))
      .map(({ userId, id }) => `${userId} page:${id}`),
  ]);
  return checks.map(
    ({ userId, topic }) => topic === `user:${userId}` || granted.has(`${userId} ${topic}`),
  );
}
