import type { Request } from "@stemma/contract/requests.contract";
import { roles, type Role } from "@stemma/domain/access/role";
import type { PageId, RequestId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { authorizeManaging, authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { PageAccess, WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { joinOrganization, type Joinings } from "../organizations/join-organization.ts";
import { tellAccess, type AccessTelling } from "../notifications/tell-access.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { toInstant } from "../platform/instant.ts";
import { Refusal, refuse } from "../platform/refusal.ts";
import type { RequestListStore } from "./request-list.store.ts";
import type { RequestRow, RequestStore } from "./request.store.ts";
import { tellDeciders } from "./tell-deciders.ts";

/** Asked on the transaction's own connection. */
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

interface Deciding extends Joinings {
  access: Access;
  requests: Pick<RequestStore, "lock" | "decide" | "decidersOf">;
  notifications: AccessTelling["notifications"];
  live: Live;
  pageMembers: {
    roleOf(pageId: PageId, userId: UserId): Promise<Role | null>;
    setRole(pageId: PageId, userId: UserId, role: Role): Promise<void>;
  };
}

interface Needs {
  transaction: Transaction<Deciding>;
  ids: Ids;
  clock: Clock;
}

/** The open requests in the organization that the asker decides, oldest first. */
export async function listRequests(
  { requestList }: { requestList: RequestListStore },
  scope: OrganizationScope,
): Promise<{ items: Request[] }> {
  const rows = await requestList.list(scope);
  return {
    items: rows.map((row) => ({
      id: row.id,
      type: row.type,
      targetId: row.targetId,
      title: row.title ?? "",
      asker: { id: row.askerId, name: row.askerName, email: row.askerEmail },
      confirmedEmail: row.confirmedEmail,
      message: row.message,
      createdAt: toInstant(row.createdAt),
    })),
  };
}

/**
 * Lets somebody in who asked, or does not. Refuses with NOT_FOUND what is not open any more or not theirs to decide.
 */
export async function decideRequest(
  { transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  input: { requestId: RequestId; decision: "approve" | "decline"; role: Role },
): Promise<void> {
  const personalWorkspaceId = ids.next<WorkspaceId>();
  const decidedAt = clock.now();
  await transaction(async (stores) => {
    const { access, requests, pageMembers, workspaces, live } = stores;
    const request = await requests.lock(scope.organizationId, input.requestId);
    if (request === null || request.status !== "pending") return refuse("NOT_FOUND");
    await authorizeDeciding(access, scope, request);
    const isApproved = input.decision === "approve";
    await requests.decide(request.id, {
      status: isApproved ? "approved" : "declined",
      decidedAt,
      decidedBy: scope.userId,
    });
    await tellDeciders(live, scope, await requests.decidersOf(request));
    if (!isApproved) return;
    const { organizationId, userId } = request;
    // Who left the organization since is let in nowhere, and told of nothing.
    const isMember = (await access.findMembership(userId, organizationId)) !== null;
    if (request.type !== "organization" && !isMember) return;
    const item = { type: request.type, id: request.targetId };
    const role = request.type === "organization" ? "user" : input.role;
    await tellAccess(stores, ids, scope, { userId, at: decidedAt, item, role });
    await live.emit(scope, [
      { topic: `user:${userId}`, kind: "access" },
      { topic: `user:${userId}`, kind: "organizations" },
      { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    ]);
    if (request.type === "organization") {
      const joining = { organizationId, userId, joinedAt: decidedAt, personalWorkspaceId };
      await joinOrganization(stores, { ...joining, role: "user" });
      return;
    }
    if (request.type === "workspace") {
      await workspaces.grant(request.targetId as WorkspaceId, userId, input.role);
      return;
    }
    const pageId = request.targetId as PageId;
    const before = await pageMembers.roleOf(pageId, userId);
    const isWeaker = before === null || roles.indexOf(before) < roles.indexOf(input.role);
    if (isWeaker) await pageMembers.setRole(pageId, userId, input.role);
  });
}

/** What is not the asker's to decide is not theirs to know of. */
async function authorizeDeciding(
  access: Access,
  scope: OrganizationScope,
  { type, targetId }: RequestRow,
): Promise<void> {
  try {
    if (type === "organization") authorizeManaging(scope);
    else if (type === "workspace") {
      const workspaceId = targetId as WorkspaceId;
      authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "manage");
    } else authorizePage(await access.findPage(scope, targetId as PageId), "manage");
  } catch (error) {
    throw error instanceof Refusal ? new Refusal("NOT_FOUND", undefined) : error;
  }
}
