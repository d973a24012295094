import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import { messages as personMessages } from "../../../entities/person/messages.ts";

/** The role of an invitation, as lists show it: 'Editor', 'Admin'. */
export function invitedRoleWords(invitation: {
  readonly workspaceName: string | null;
  readonly role: string;
}): string {
  const { workspaceName, role } = invitation;
  return workspaceName === null
    ? personMessages.organizationRoles[role as OrganizationRole]
    : personMessages.roles[role as Role];
}
