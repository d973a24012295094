/** What a person may be in a workspace or on a page: an administrator manages it, a user reads and writes. */
export type Role = "administrator" | "user";

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

const memberActions: ReadonlySet<PageAction> = new Set(["view", "edit", "publish", "revert"]);

/**
 * Whether the actor may do this with the page. A workspace's members see and write the published pages it holds that
 * are not restricted; any other page is for its own members; administrators of either also delete, move and manage.
 */
export function canOnPage(actor: PageActor, action: PageAction, page: PageAccessFacts): boolean {
  if (!actor.isInOrganization) return false;
  const workspaceRole = page.isRestricted || !page.isPublished ? null : actor.workspaceRole;
  if (workspaceRole === null && actor.pageRole === null) return false;
  const isAdministrator = workspaceRole === "administrator" || actor.pageRole === "administrator";
  return isAdministrator || memberActions.has(action);
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
