import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";

const inWorkspace: Readonly<Record<Role, string>> = {
  viewer: "to read its pages",
  editor: "to read and write its pages",
  administrator: "to administer it",
};

const inOrganization: Readonly<Record<OrganizationRole, string>> = {
  user: "as a user",
  administrator: "as an administrator",
};

/**
 * The object of an invitation, for use after 'invites you to': 'the workspace Kitchen of Brotgarten, to read its
 * pages'.
 */
export function whatForWords(
  invitation: Pick<ReceivedInvitation, "organizationName" | "workspaceName" | "role">,
): string {
  const { organizationName, workspaceName, role } = invitation;
  return workspaceName === null
    ? `${organizationName}, ${inOrganization[role as OrganizationRole]}`
    : `the workspace ${workspaceName} of ${organizationName}, ${inWorkspace[role as Role]}`;
}
