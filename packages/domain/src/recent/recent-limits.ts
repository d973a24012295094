/** How many recent pages a user keeps in an organization, newest first. Specification, section 9. */
export const recentPagesMax = 10;
/** How many recent workspaces a user keeps in an organization. Specification, section 9. */
export const recentWorkspacesMax = 10;
