import type { OrganizationRole, Role } from "@stemma/domain/access/role";

/** The label of a role in a workspace or on a page. */
export const roleWords: Readonly<Record<Role, string>> = {
  viewer: "Can view",
  editor: "Can edit",
  administrator: "Administers",
};

/** The label of a role in an organization. */
export const organizationRoleWords: Readonly<Record<OrganizationRole, string>> = {
  user: "User",
  administrator: "Administrator",
};
