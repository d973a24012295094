import type { OrganizationRole, Role } from "@stemma/domain/access/role";

/** What a role in a workspace or on a page is called on the screen. */
export const roleWords: Readonly<Record<Role, string>> = {
  viewer: "Can view",
  editor: "Can edit",
  administrator: "Administers",
};

/** What a role in an organization is called on the screen. */
export const organizationRoleWords: Readonly<Record<OrganizationRole, string>> = {
  user: "User",
  administrator: "Administrator",
};
