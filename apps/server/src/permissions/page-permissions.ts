import type { LiveEvent } from "@stemma/contract/live-event";
import type { PathStep } from "@stemma/contract/page-shapes";
import type { Reader } from "@stemma/contract/permissions.contract";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import {
  notifyOfAccess,
  type AccessNotificationStores,
} from "../notifications/notify-of-access.ts";
import { settleRequests, type SettlingStores } from "../open-requests/settle-requests.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { Live } from "../live/live.ts";
import { refuseTakingAlong, type RolesBelow } from "../pages/refuse-taking-along.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { paginateByName, readNameCursor } from "../platform/name-cursor.ts";
import { refuse } from "../platform/refusal.ts";
import { presentReader } from "./present-reader.ts";
import type { ReadersStore } from "./readers.store.ts";

interface PagePort {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
}

/** Where a page is in the tree. */
interface Place {
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: PageId | null;
}

interface ReadNeeds {
  access: PagePort;
  permissionReaders: Pick<ReadersStore, "ofPage" | "pageFacts">;
}

/**
 * Lists the people who can see a page, with the reasons; with `name`, only those whose name or address contains it, and
 * with `whenPublished`, as if the page were published. Everybody who can see the page may read the list.
 */
export async function listPageReaders(
  { access, permissionReaders }: ReadNeeds,
  scope: OrganizationScope,
  input: {
    pageId: PageId;
    name?: string | undefined;
    whenPublished: boolean;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{
  items: Reader[];
  nextCursor: string | null;
  isRestricted: boolean;
  restrictedAbove: PathStep | null;
  isPublished: boolean;
  workspaceName: string;
}> {
  const { pageId } = authorizePage(await access.findPage(scope, input.pageId), "view");
  const facts = (await permissionReaders.pageFacts(pageId)) ?? refuse("NOT_FOUND");
  const after = readNameCursor(input.cursor);
  const { whenPublished } = input;
  const part = input.name?.trim() ?? "";
  const rows = await permissionReaders.ofPage(
    scope,
    { pageId, part, whenPublished },
    after,
    input.limit + 1,
  );
  const { items, nextCursor } = paginateByName(rows, input.limit);
  return { ...facts, items: items.map(presentReader), nextCursor };
}

interface WriteNeeds {
  ids: Ids;
  clock: Clock;
  access: PagePort;
  transaction: Transaction<{
    access: PagePort;
    organizations: {
      lockMembers(organizationId: OrganizationId): Promise<void>;
      roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
    };
    pageMembers: {
      lock(pageId: PageId): Promise<void>;
      setRestriction(pageId: PageId, isRestricted: boolean): Promise<boolean>;
      setRole(pageId: PageId, userId: UserId, role: Role | null): Promise<void>;
      roleOf(pageId: PageId, userId: UserId): Promise<Role | null>;
      hasOtherAdministrator(pageId: PageId, userId: UserId): Promise<boolean>;
      isNamedAbove(pageId: PageId, userId: UserId): Promise<boolean>;
    };
    pageTree: RolesBelow & {
      hold(workspaceIds: readonly WorkspaceId[]): Promise<boolean>;
      refreshRestrictions(pageId: PageId): Promise<void>;
      below(pageId: PageId): Promise<readonly { readonly id: PageId }[]>;
      placeOf(scope: OrganizationScope, pageId: PageId): Promise<Place | null>;
      moveOutUnadministered(pageId: PageId, place: Place, except: readonly PageId[]): Promise<void>;
    };
    notifications: AccessNotificationStores["notifications"];
    requests: SettlingStores["requests"];
    audit: Audit;
    live: Live;
  }>;
}

/**
 * Restricts a page and all pages below it to the page's own members, with the caller as an administrator; or opens it to whoever sees the page
 * above it, or its workspace. What nobody would administer below it moves up, as closed as it was. NOT_ALLOWED to restrict what is above a page that the caller sees and does not administer.
 */
export async function restrictPage(
  { access, transaction, clock }: WriteNeeds,
  scope: OrganizationScope,
  { pageId, isRestricted }: { pageId: PageId; isRestricted: boolean },
): Promise<void> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "manage");
  await transaction(async (stores) => {
    const { organizations, pageMembers, pageTree, live } = stores;
    // Before the tree, as everywhere: whoever holds the memberships may wait for the workspace.
    await organizations.lockMembers(scope.organizationId);
    if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
    const held = await holdPage(stores, scope, pageId);
    // Where it was when the caller was authorized: another workspace needs another lock.
    if (held.workspaceId !== workspaceId) return refuse("NOT_FOUND");
    if (isRestricted) await refuseTakingAlong(pageTree, scope, pageId);
    if (isRestricted) await pageMembers.setRole(pageId, scope.userId, "administrator");
    const isChanged = await pageMembers.setRestriction(pageId, isRestricted);
    await pageTree.refreshRestrictions(pageId);
    if (isChanged) {
      const act = isRestricted ? "pageRestricted" : "pageUnrestricted";
      await stores.audit.record(scope, [{ act, item: { kind: "page", id: pageId } }]);
    }
    const below = await pageTree.below(pageId);
    const place = (await pageTree.placeOf(scope, pageId)) ?? refuse("NOT_FOUND");
    await pageTree.moveOutUnadministered(pageId, place, [pageId]);
    const { organizationId } = scope;
    await settleRequests(stores, scope, { organizationId, userId: null, at: clock.now() });
    await live.emit(scope, [
      ...[{ id: pageId }, ...below].flatMap(({ id }): LiveEvent[] => [
        { topic: `page:${id}`, kind: "access" },
        { topic: `page:${id}`, kind: "readers" },
      ]),
      // Without the page's id, because members of the workspace may not see the page any more.
      { topic: `workspace:${workspaceId}`, kind: "pages" },
    ]);
  });
}

/**
 * Sets a member's role on a page; `null` removes it. NOT_FOUND if the user is not a member of the organization,
 * LAST_ADMINISTRATOR if the page would have no administrator. What nobody but them administers below it moves up, and stays closed; RESTRICTED_ABOVE if a restricted page above does not name the user.
 */
export async function setPageRole(
  { access, transaction, ids, clock }: WriteNeeds,
  scope: OrganizationScope,
  { pageId, userId, role }: { pageId: PageId; userId: UserId; role: Role | null },
): Promise<void> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "manage");
  await transaction(async (stores) => {
    const { organizations, pageMembers, pageTree, live } = stores;
    await organizations.lockMembers(scope.organizationId);
    if (!(await pageTree.hold([workspaceId]))) return refuse("NOT_FOUND");
    const held = await holdPage(stores, scope, pageId);
    if (held.workspaceId !== workspaceId) return refuse("NOT_FOUND");
    const isMember = (await organizations.roleOf(scope.organizationId, userId)) !== null;
    if (!isMember) return refuse("NOT_FOUND");
    if (role !== null && !(await pageMembers.isNamedAbove(pageId, userId))) {
      return refuse("RESTRICTED_ABOVE");
    }
    const before = await pageMembers.roleOf(pageId, userId);
    const ends = before === "administrator" && role !== "administrator";
    if (ends && !(await pageMembers.hasOtherAdministrator(pageId, userId))) {
      return refuse("LAST_ADMINISTRATOR");
    }
    await pageMembers.setRole(pageId, userId, role);
    const place = (await pageTree.placeOf(scope, pageId)) ?? refuse("NOT_FOUND");
    if (role === null) await pageTree.moveOutUnadministered(pageId, place, []);
    const item = { type: "page", id: pageId } as const;
    const at = clock.now();
    if (before !== role) {
      const details = { role, roleBefore: before };
      const page = { kind: "page", id: pageId } as const;
      await stores.audit.record(scope, [
        { act: "pageRoleChanged", person: userId, item: page, details },
      ]);
      await notifyOfAccess(stores, ids, scope, { userId, at, item, role });
    }
    await settleRequests(stores, scope, { organizationId: scope.organizationId, userId, at });
    await live.emit(scope, [
      { topic: `user:${userId}`, kind: "access", ids: { page: pageId } },
      { topic: `page:${pageId}`, kind: "readers" },
      { topic: `workspace:${workspaceId}`, kind: "pages" },
    ]);
  });
}

/**
 * Locks the page and the organization's memberships, then checks again that the caller administers the page: the
 * caller's access may have changed while this call waited for the lock.
 */
async function holdPage(
  stores: {
    access: PagePort;
    organizations: { lockMembers(organizationId: OrganizationId): Promise<void> };
    pageMembers: { lock(pageId: PageId): Promise<void> };
  },
  scope: OrganizationScope,
  pageId: PageId,
): Promise<PageAccess> {
  await stores.organizations.lockMembers(scope.organizationId);
  await stores.pageMembers.lock(pageId);
  return authorizePage(await stores.access.findPage(scope, pageId), "manage");
}
