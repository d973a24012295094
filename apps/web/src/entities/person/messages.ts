import type { OrganizationRole, Role } from "@stemma/domain/access/role";

/** The labels of roles. */
export const messages = {
  /** In a workspace or on a page. */
  roles: {
    viewer: "Viewer",
    editor: "Editor",
    administrator: "Admin",
  } satisfies Record<Role, string>,
  organizationRoles: {
    user: "User",
    administrator: "Admin",
  } satisfies Record<OrganizationRole, string>,
};
