import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import { messages } from "./messages.ts";

/**
 * The place and the role of an invitation, for use after 'invites you to': 'the workspace Kitchen of Brotgarten, to read its
 * pages'.
 */
export function targetWords(
  invitation: Pick<ReceivedInvitation, "organizationName" | "workspaceName" | "role">,
): string {
  const { organizationName, workspaceName, role } = invitation;
  return workspaceName === null
    ? messages.target.organization[role as OrganizationRole](organizationName)
    : messages.target.workspace[role as Role](workspaceName, organizationName);
}
