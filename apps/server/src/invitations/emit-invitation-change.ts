import type { UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";

/** Publishes a change of invitations to the organization and to the invited users. */
export async function emitInvitationChange(
  live: Live,
  scope: OrganizationScope,
  invited: readonly UserId[],
): Promise<void> {
  await live.emit(scope, [
    { topic: `organization:${scope.organizationId}`, kind: "invitations" },
    ...invited.map((userId) => ({ topic: `user:${userId}`, kind: "requests" }) as const),
  ]);
}
