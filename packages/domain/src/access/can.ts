import { strongestRole } from "./role.ts";
import type { OrganizationRole, Role } from "./role.ts";

/** The roles that one user has towards one page. A role is `null` where the user is not a member. */
export interface PageActor {
  /** Whether the user belongs to the page's organization and currently acts in it. */
  readonly isInOrganization: boolean;
  readonly workspaceRole: Role | null;
  readonly pageRole: Role | null;
  /**
   * The role on the nearest restricted page: the page itself or one above it. `null` where there is none, and for who is not named on
   * every restricted page from this page up to the workspace.
   */
  readonly areaRole: Role | null;
  /** The role in the organization: it lets nobody see or change a page, and says who may remove one for good. */
  readonly organizationRole?: OrganizationRole | null;
}

/** The facts about a page that decide who can access it. */
export interface PageAccessFacts {
  /** Whether the page or one above it is restricted: only who is named on each of those can see it. */
  readonly isRestricted: boolean;
  /** A page that was never published exists only as its creator's draft: only the page's own members can see it. */
  readonly isPublished: boolean;
}

/** The actions on a page that need permission. `remove` deletes it permanently, `delete` so that it can be restored. */
export type PageAction =
  | "view"
  | "edit"
  | "publish"
  | "revert"
  | "delete"
  | "remove"
  | "move"
  | "manage";

/** The actions on a workspace that need permission. */
export type WorkspaceAction = "view" | "createPage" | "manage";

/** The actions on an organization that need permission. */
export type OrganizationAction = "view" | "createWorkspace" | "manage";

const viewerActions: ReadonlySet<PageAction> = new Set(["view"]);
const editorActions: ReadonlySet<PageAction> = new Set(["view", "edit", "publish", "revert"]);

/**
 * The actor's effective role on a page: the stronger of the page role and, once the page is published, the role in its workspace or, where
 * the page or one above it is restricted, the role on the nearest of those. `null` outside the organization, without a role, and for who is not
 * named on every restricted page above: a page may narrow who sees it and never widen it.
 */
export function roleOnPage(actor: PageActor, page: PageAccessFacts): Role | null {
  if (!actor.isInOrganization) return null;
  if (page.isRestricted && actor.areaRole === null) return null;
  const inherited = page.isRestricted ? actor.areaRole : actor.workspaceRole;
  return strongestRole([page.isPublished ? inherited : null, actor.pageRole]);
}

/**
 * Whether the actor can do this action on the page: viewers read, editors also write, administrators do everything. Only an administrator
 * of the page who also administers its workspace or the organization removes it for good.
 */
export function canOnPage(actor: PageActor, action: PageAction, page: PageAccessFacts): boolean {
  const role = roleOnPage(actor, page);
  if (role === null) return false;
  if (action === "remove") {
    const { workspaceRole, organizationRole } = actor;
    const mayRemove = [workspaceRole, organizationRole].includes("administrator");
    return role === "administrator" && mayRemove;
  }
  if (role === "administrator") return true;
  return (role === "editor" ? editorActions : viewerActions).has(action);
}

/** The role that one user has towards one workspace. The role is `null` where the user is not a member. */
export interface WorkspaceActor {
  readonly isInOrganization: boolean;
  readonly workspaceRole: Role | null;
}

/** The facts about a workspace that decide what its members can do. */
export interface WorkspaceFacts {
  /** Whether its editors create pages too; by default only its administrators do. */
  readonly editorsCreatePages: boolean;
}

/** The facts about a workspace whose settings nobody changed. */
const defaultWorkspace: WorkspaceFacts = { editorsCreatePages: false };

/**
 * Whether the actor can do this action on the workspace: members see it, administrators create pages in it and manage
 * it. Editors create pages where the workspace's setting allows it. Without `workspace`, by the default settings.
 */
export function canOnWorkspace(
  actor: WorkspaceActor,
  action: WorkspaceAction,
  workspace: WorkspaceFacts = defaultWorkspace,
): boolean {
  const { isInOrganization, workspaceRole } = actor;
  if (!isInOrganization || workspaceRole === null) return false;
  if (action === "view" || workspaceRole === "administrator") return true;
  return action === "createPage" && workspaceRole === "editor" && workspace.editorsCreatePages;
}

/** The facts about an organization that decide what its members can do. */
export interface OrganizationFacts {
  /** Whether only its administrators create workspaces; by default every member does. */
  readonly onlyAdministratorsCreateWorkspaces: boolean;
}

/** The facts about an organization whose settings nobody changed. */
const defaultOrganization: OrganizationFacts = { onlyAdministratorsCreateWorkspaces: false };

/**
 * Whether a member can do this action on the organization: every member can view it, administrators manage it. Every member
 * creates workspaces, unless the organization's setting leaves that to administrators. Without `organization`, by the default
 * settings.
 */
export function canOnOrganization(
  role: OrganizationRole,
  action: OrganizationAction,
  organization: OrganizationFacts = defaultOrganization,
): boolean {
  if (role === "administrator" || action === "view") return true;
  return action === "createWorkspace" && !organization.onlyAdministratorsCreateWorkspaces;
}
