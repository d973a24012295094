import { canOnOrganization, canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type {
  PageAccessFacts,
  PageAction,
  PageActor,
  WorkspaceAction,
  WorkspaceActor,
  WorkspaceFacts,
} from "@stemma/domain/access/can";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { refuse } from "../platform/refusal.ts";
import type { OrganizationScope } from "./organization-scope.ts";

declare const authorized: unique symbol;

/** An item with proof that the caller may do this action. A use case with such a parameter cannot skip the check. */
export type Authorized<Thing, Action extends string> = Thing & {
  readonly [authorized]: { readonly [A in Action]: true };
};

/** The stored facts about the caller's access to an existing item. */
interface Standing {
  readonly isActiveOrganization: boolean;
  readonly isOrganizationMember: boolean;
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
}

/** A page, with the facts for authorization. */
export interface PageStanding extends Standing {
  readonly actor: PageActor;
  readonly facts: PageAccessFacts;
}

/** A workspace, with the facts for authorization. */
export interface WorkspaceStanding extends Standing {
  readonly actor: WorkspaceActor;
  readonly facts: WorkspaceFacts;
}

/** A page's standing with its ids. */
export interface PageAccess extends PageStanding {
  readonly pageId: PageId;
  readonly kind: PageKind;
  readonly workspaceId: WorkspaceId;
}

/** A workspace's standing with its id. */
export interface WorkspaceAccess extends WorkspaceStanding {
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
}

/**
 * Authorizes an action on a page. NOT_FOUND if the page does not exist, OTHER_ORGANIZATION if the caller must switch
 * first, NO_ACCESS if the caller cannot see it, NOT_ALLOWED if the caller can see it but may not do this.
 */
export function authorizePage<Page extends PageStanding, Action extends PageAction>(
  page: Page | null,
  action: Action,
): Authorized<Page, Action> {
  if (page === null) return refuse("NOT_FOUND");
  refuseOtherOrganization(page);
  if (!canOnPage(page.actor, "view", page.facts)) return refuse("NO_ACCESS");
  if (!canOnPage(page.actor, action, page.facts)) return refuse("NOT_ALLOWED");
  return page as Authorized<Page, Action>;
}

/** Authorizes an action on a workspace; fails like {@link authorizePage}. */
export function authorizeWorkspace<
  Workspace extends WorkspaceStanding,
  Action extends WorkspaceAction,
>(workspace: Workspace | null, action: Action): Authorized<Workspace, Action> {
  if (workspace === null) return refuse("NOT_FOUND");
  refuseOtherOrganization(workspace);
  if (!canOnWorkspace(workspace.actor, "view")) return refuse("NO_ACCESS");
  if (!canOnWorkspace(workspace.actor, action, workspace.facts)) return refuse("NOT_ALLOWED");
  return workspace as Authorized<Workspace, Action>;
}

/**
 * Authorizes the management of the organization: its members and their roles. NOT_ALLOWED if the caller is not an
 * administrator.
 */
export function authorizeManaging(
  scope: OrganizationScope,
): Authorized<OrganizationScope, "manage"> {
  if (!canOnOrganization(scope.organizationRole, "manage")) return refuse("NOT_ALLOWED");
  return scope as Authorized<OrganizationScope, "manage">;
}

function refuseOtherOrganization(standing: Standing): void {
  if (standing.isActiveOrganization) return;
  if (!standing.isOrganizationMember) refuse("NO_ACCESS");
  refuse("OTHER_ORGANIZATION", {
    organizationId: standing.organizationId,
    organizationName: standing.organizationName,
  });
}
