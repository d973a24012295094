import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import { organizationRoleWords, roleWords } from "../../../entities/person/role-words.ts";

/** The role of an invitation, as lists show it: 'Can edit', 'Administrator'. */
export function invitedRoleWords(invitation: {
  readonly workspaceName: string | null;
  readonly role: string;
}): string {
  const { workspaceName, role } = invitation;
  return workspaceName === null
    ? organizationRoleWords[role as OrganizationRole]
    : roleWords[role as Role];
}
