import type { UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";

/** Tells those who manage the organization's invitations, and those who are invited, that there are others now. */
export async function tellInvitations(
  live: Live,
  scope: OrganizationScope,
  invited: readonly UserId[],
): Promise<void> {
  await live.emit(scope, [
    { topic: `organization:${scope.organizationId}`, kind: "invitations" },
    ...invited.map((userId) => ({ topic: `user:${userId}`, kind: "requests" }) as const),
  ]);
}
