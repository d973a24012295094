import { strongestRole } from "./role.ts";
import type { OrganizationRole, Role } from "./role.ts";

/** Where the asker stands towards one page. A role is `null` where they are not a member. */
export interface PageActor {
  /** Whether they belong to the page's organization and act in it now. */
  readonly isInOrganization: boolean;
  readonly workspaceRole: Role | null;
  readonly pageRole: Role | null;
}

/** What access asks of a page. */
export interface PageAccessFacts {
  /** A restricted page is seen by its own members only. */
  readonly isRestricted: boolean;
  /** A page never published is nothing but its creator's draft: only its own members know of it. */
  readonly isPublished: boolean;
}

/** What can be done with a page. */
export type PageAction = "view" | "edit" | "publish" | "revert" | "delete" | "move" | "manage";

/** What can be done with a workspace. */
export type WorkspaceAction = "view" | "createPage" | "manage";

/** What can be done with an organization. */
type OrganizationAction = "view" | "manage";

const viewerActions: ReadonlySet<PageAction> = new Set(["view"]);
const editorActions: ReadonlySet<PageAction> = new Set(["view", "edit", "publish", "revert"]);

/**
 * The role that somebody has on a page: the stronger of their role in its workspace and of their own on it. A workspace's
 * members have theirs on the published pages it holds that are not restricted; any other page is for its own members.
 */
export function roleOnPage(actor: PageActor, page: PageAccessFacts): Role | null {
  if (!actor.isInOrganization) return null;
  const isForWorkspace = !page.isRestricted && page.isPublished;
  return strongestRole([isForWorkspace ? actor.workspaceRole : null, actor.pageRole]);
}

/** Whether the actor may do this with the page: viewers read, editors also write, administrators do everything. */
export function canOnPage(actor: PageActor, action: PageAction, page: PageAccessFacts): boolean {
  const role = roleOnPage(actor, page);
  if (role === null) return false;
  if (role === "administrator") return true;
  return (role === "editor" ? editorActions : viewerActions).has(action);
}

/** Where the asker stands towards one workspace. */
export interface WorkspaceActor {
  readonly isInOrganization: boolean;
  readonly workspaceRole: Role | null;
}

/** Whether the actor may do this with the workspace: members see it, administrators create pages in it and manage it. */
export function canOnWorkspace(actor: WorkspaceActor, action: WorkspaceAction): boolean {
  if (!actor.isInOrganization || actor.workspaceRole === null) return false;
  return action === "view" || actor.workspaceRole === "administrator";
}

/** Whether a member may do this with their organization: all see who is in it, administrators manage it. */
export function canOnOrganization(role: OrganizationRole, action: OrganizationAction): boolean {
  return action === "view" || role === "administrator";
}
