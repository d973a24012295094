import { organizationRoles, roles } from "@stemma/domain/access/role";
import { messages } from "./messages.ts";

/** The options for a role in a workspace or on a page, weakest first. */
export const roleOptions = roles.map((value) => ({ value, label: messages.roles[value] }));

/** The options for a role in an organization, weakest first. */
export const organizationRoleOptions = organizationRoles.map((value) => ({
  value,
  label: messages.organizationRoles[value],
}));
