/**
 * A person's role in a workspace or on a page: a viewer reads, an editor also writes and publishes, an administrator
 * also manages.
 */
export type Role = "viewer" | "editor" | "administrator";

/** A person's role in an organization: a user belongs to it, an administrator also manages its members. */
export type OrganizationRole = "user" | "administrator";

/** Every role in a workspace or on a page, weakest first. */
export const roles = ["viewer", "editor", "administrator"] as const satisfies readonly Role[];

/** Every role in an organization, weakest first. */
export const organizationRoles = [
  "user",
  "administrator",
] as const satisfies readonly OrganizationRole[];

/** The strongest of several roles that one person holds for different reasons; `null` if there is none. */
export function strongestRole(held: readonly (Role | null)[]): Role | null {
  return roles.findLast((role) => held.includes(role)) ?? null;
}
