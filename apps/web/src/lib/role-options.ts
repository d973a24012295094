import { organizationRoles, roles } from "@stemma/domain/access/role";
import { organizationRoleWords, roleWords } from "./role-words.ts";

/** The roles that can be chosen for a workspace or page, weakest first. */
export const roleOptions = roles.map((value) => ({ value, label: roleWords[value] }));

/** The roles that can be chosen for an organization, weakest first. */
export const organizationRoleOptions = organizationRoles.map((value) => ({
  value,
  label: organizationRoleWords[value],
}));
