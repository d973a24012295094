import { canOnOrganization, canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import { roles, type OrganizationRole, type Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, RequestId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { PageAccess, WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit, AuditEntry } from "../audit/audit-entry.ts";
import { settleRequests } from "../open-requests/settle-requests.ts";
import { emitToDeciders } from "../open-requests/emit-to-deciders.ts";
import { joinOrganization, type JoiningStores } from "../organizations/join-organization.ts";
import {
  notifyOfAccess,
  type AccessNotificationStores,
} from "../notifications/notify-of-access.ts";
import {
  notifyOfDecline,
  type DeclineNotificationStores,
} from "../notifications/notify-of-decline.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import type { RequestRow, RequestStore } from "./request.store.ts";

/** The lookups of access, on the transaction's connection. */
interface Access {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceAccess | null>;
  findMembership(
    userId: UserId,
    organizationId: RequestRow["organizationId"],
  ): Promise<object | null>;
}

interface Deciding extends JoiningStores {
  access: Access;
  requests: Pick<RequestStore, "lock" | "decide" | "decidersOf" | "settle" | "declineAllOf">;
  notifications: AccessNotificationStores["notifications"] &
    DeclineNotificationStores["notifications"];
  audit: Audit;
  live: Live;
  organizations: JoiningStores["organizations"] & {
    lockMembers(organizationId: OrganizationId): Promise<void>;
    roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
  };
  pageMembers: {
    roleOf(pageId: PageId, userId: UserId): Promise<Role | null>;
    setRole(pageId: PageId, userId: UserId, role: Role): Promise<void>;
    isNamedAbove(pageId: PageId, userId: UserId): Promise<boolean>;
  };
}

interface Needs {
  transaction: Transaction<Deciding>;
  ids: Ids;
  clock: Clock;
}

/** A decision on a request; `role` is the role to grant. */
interface Decision {
  readonly requestId: RequestId;
  readonly decision: "approve" | "decline";
  readonly role: Role;
}

/**
 * Approves or declines a request. Only an administrator of the organization can let a user from outside join. If that
 * administrator also administers the page or workspace, one approval grants both; otherwise the requester joins the
 * organization, and the request stays open for the administrators of the page or workspace. A requester who is a member is
 * notified of a decline, others are not (decision 22). NOT_FOUND if the request is
 * not open any more or the caller cannot decide it.
 */
export async function decideRequest(
  { transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  { requestId, decision, role }: Decision,
): Promise<void> {
  const { organizationId, userId: decidedBy } = scope;
  const personalWorkspaceId = ids.next<WorkspaceId>();
  const at = clock.now();
  await transaction(async (stores) => {
    const { access, organizations, requests, audit, live } = stores;
    // Before the request, as everywhere: nobody leaves, and no workspace is deleted, between the look at who may decide and the role.
    await organizations.lockMembers(organizationId);
    const organizationRole = await organizations.roleOf(organizationId, decidedBy);
    if (organizationRole === null) return refuse("NOT_FOUND");
    const request = await requests.lock(organizationId, requestId);
    if (request === null || request.status !== "pending") return refuse("NOT_FOUND");
    const { userId } = request;
    const isMember = (await access.findMembership(userId, organizationId)) !== null;
    const { joins, grants } = await powersOver(
      access,
      { ...scope, organizationRole },
      request,
      isMember,
    );
    const organization = { type: "organization", targetId: organizationId } as const;
    const deciders = [
      ...(await requests.decidersOf(request)),
      ...(joins ? await requests.decidersOf(organization) : []),
    ];
    await emitToDeciders(live, scope, [...new Set(deciders)]);
    if (decision === "decline") {
      await audit.record(scope, [
        { act: "requestDeclined", person: userId, item: targetOf(request) },
      ]);
      const declined = { decidedAt: at, decidedBy };
      // A requester who is refused entry to the organization cannot get access to anything in it: decline all of the
      // requests.
      if (!isMember && !grants && joins)
        await requests.declineAllOf(organizationId, userId, declined);
      else await requests.decide(request.id, { ...declined, status: "declined" });
      if (isMember && request.type !== "organization") {
        const item = { type: request.type, id: request.targetId };
        await notifyOfDecline(stores, ids, scope, { userId, at, item });
      }
      return;
    }
    if (joins) {
      const joining = { organizationId, userId, joinedAt: at, personalWorkspaceId };
      await joinOrganization(stores, { ...joining, role: "user" });
    }
    if (grants) {
      await grant(stores, request, role);
      await requests.decide(request.id, { status: "approved", decidedAt: at, decidedBy });
    }
    const change = grants
      ? ({ item: { type: request.type, id: request.targetId }, role } as const)
      : ({ item: { type: "organization", id: organizationId }, role: "user" } as const);
    const target = grants ? targetOf(request) : { kind: "organization", id: organizationId };
    await audit.record(scope, [
      {
        act: "requestApproved",
        person: userId,
        item: target as AuditEntry["item"],
        details: { role: change.role },
      },
    ]);
    await notifyOfAccess(stores, ids, scope, { userId, at, ...change });
    await settleRequests(stores, scope, { organizationId, userId, at });
    await live.emit(scope, [
      { topic: `user:${userId}`, kind: "access" },
      { topic: `user:${userId}`, kind: "organizations" },
      { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    ]);
  });
}

/** What a request asks for. */
function targetOf({ type, targetId }: RequestRow): AuditEntry["item"] {
  return { kind: type, id: targetId } as AuditEntry["item"];
}

/** Gives the requester a role on the requested page or workspace, unless the requester has an equal or stronger one. */
async function grant(
  { workspaceMembers, pageMembers }: Pick<Deciding, "workspaceMembers" | "pageMembers">,
  { type, targetId, userId }: RequestRow,
  role: Role,
): Promise<void> {
  if (type === "workspace") {
    await workspaceMembers.grant(targetId as WorkspaceId, userId, role);
    return;
  }
  const pageId = targetId as PageId;
  // Being named on this page alone would not let them see it.
  if (!(await pageMembers.isNamedAbove(pageId, userId))) return refuse("RESTRICTED_ABOVE");
  const before = await pageMembers.roleOf(pageId, userId);
  const isWeaker = before === null || roles.indexOf(before) < roles.indexOf(role);
  if (isWeaker) await pageMembers.setRole(pageId, userId, role);
}

/** The effects of the decider's approval: the requester joins the organization, gets the requested access, or both. */
interface Powers {
  readonly joins: boolean;
  readonly grants: boolean;
}

/** NOT_FOUND if the decider cannot decide the request, so that its existence stays hidden. */
async function powersOver(
  access: Access,
  scope: OrganizationScope,
  request: RequestRow,
  isMember: boolean,
): Promise<Powers> {
  const joins = request.type === "organization" || !isMember;
  if (joins && !canOnOrganization(scope.organizationRole, "manage")) return refuse("NOT_FOUND");
  const grants = await administers(access, scope, request);
  if (!joins && !grants) return refuse("NOT_FOUND");
  return { joins, grants };
}

/** Whether the decider administers the requested page or workspace. `false` for a request to join an organization. */
async function administers(
  access: Access,
  scope: OrganizationScope,
  { type, targetId }: RequestRow,
): Promise<boolean> {
  if (type === "organization") return false;
  if (type === "workspace") {
    const workspace = await access.findWorkspace(scope, targetId as WorkspaceId);
    return workspace?.isActiveOrganization === true && canOnWorkspace(workspace.actor, "manage");
  }
  const page = await access.findPage(scope, targetId as PageId);
  return page?.isActiveOrganization === true && canOnPage(page.actor, "manage", page.facts);
}
