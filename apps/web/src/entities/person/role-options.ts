import { organizationRoles, roles } from "@stemma/domain/access/role";
import { organizationRoleWords, roleWords } from "./role-words.ts";

/** The options for a role in a workspace or on a page, weakest first. */
export const roleOptions = roles.map((value) => ({ value, label: roleWords[value] }));

/** The options for a role in an organization, weakest first. */
export const organizationRoleOptions = organizationRoles.map((value) => ({
  value,
  label: organizationRoleWords[value],
}));
