import { canOnOrganization, canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type {
  PageAccessFacts,
  PageAction,
  PageActor,
  WorkspaceAction,
  WorkspaceActor,
} from "@stemma/domain/access/can";
import type { OrganizationId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { refuse } from "../platform/refusal.ts";
import type { OrganizationScope } from "./organization-scope.ts";

declare const authorized: unique symbol;

/** A thing that the asker was found to be allowed this action on. A use case that takes one can't skip the check. */
export type Authorized<Thing, Action extends string> = Thing & {
  readonly [authorized]: { readonly [A in Action]: true };
};

/** What a store says of the asker's standing towards a thing that exists. */
interface Standing {
  readonly isActiveOrganization: boolean;
  readonly isOrganizationMember: boolean;
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
}

/** A page as access sees it. */
export interface PageStanding extends Standing {
  readonly actor: PageActor;
  readonly facts: PageAccessFacts;
}

/** A workspace as access sees it. */
export interface WorkspaceStanding extends Standing {
  readonly actor: WorkspaceActor;
}

/** A page's standing with what a decision about it needs. */
export interface PageAccess extends PageStanding {
  readonly pageId: PageId;
  readonly workspaceId: WorkspaceId;
}

/** A workspace's standing, with its id. */
export interface WorkspaceAccess extends WorkspaceStanding {
  readonly workspaceId: WorkspaceId;
}

/**
 * The page, for this action. Refuses with NOT_FOUND where there is none, OTHER_ORGANIZATION where the asker must switch
 * first, NO_ACCESS where they may not see it, NOT_ALLOWED where they see it but may not do this.
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

/** The workspace, for this action; refuses as {@link authorizePage} does. */
export function authorizeWorkspace<
  Workspace extends WorkspaceStanding,
  Action extends WorkspaceAction,
>(workspace: Workspace | null, action: Action): Authorized<Workspace, Action> {
  if (workspace === null) return refuse("NOT_FOUND");
  refuseOtherOrganization(workspace);
  if (!canOnWorkspace(workspace.actor, "view")) return refuse("NO_ACCESS");
  if (!canOnWorkspace(workspace.actor, action)) return refuse("NOT_ALLOWED");
  return workspace as Authorized<Workspace, Action>;
}

/** The asker's organization, to manage it: who belongs to it, and as what. Refuses with NOT_ALLOWED. */
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
