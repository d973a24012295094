import type { Reader } from "@stemma/contract/permissions.contract";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
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
import type { Transaction } from "../platform/database/transaction.ts";
import { paginateByName, readNameCursor } from "../platform/name-cursor.ts";
import { refuse } from "../platform/refusal.ts";
import { presentReader } from "./present-reader.ts";
import type { ReadersStore } from "./readers.store.ts";

/** The role of every organization member in the workspace; `null` if it is not open to them. */
type Openness = "viewer" | "editor" | null;

interface WorkspacePort {
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceAccess | null>;
}

interface ReadNeeds {
  access: WorkspacePort;
  permissionReaders: Pick<ReadersStore, "ofWorkspace" | "openness">;
}

/** Lists the people in a workspace, with the reasons. Everybody in the workspace may read the list. */
export async function listWorkspaceReaders(
  { access, permissionReaders }: ReadNeeds,
  scope: OrganizationScope,
  input: { workspaceId: WorkspaceId; cursor?: string | undefined; limit: number },
): Promise<{ items: Reader[]; nextCursor: string | null; organizationRole: Openness }> {
  const { workspaceId } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "view",
  );
  const after = readNameCursor(input.cursor);
  const rows = await permissionReaders.ofWorkspace(scope, workspaceId, after, input.limit + 1);
  const { items, nextCursor } = paginateByName(rows, input.limit);
  const organizationRole = await permissionReaders.openness(workspaceId);
  return { items: items.map(presentReader), nextCursor, organizationRole };
}

interface WriteNeeds {
  ids: Ids;
  clock: Clock;
  access: WorkspacePort;
  transaction: Transaction<{
    access: WorkspacePort;
    organizations: {
      lockMembers(organizationId: OrganizationId): Promise<void>;
      roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
    };
    workspaceMembers: {
      lock(workspaceId: WorkspaceId): Promise<void>;
      setOpenness(workspaceId: WorkspaceId, organizationRole: Openness): Promise<Openness>;
      setRole(workspaceId: WorkspaceId, userId: UserId, role: Role | null): Promise<void>;
      hasOtherAdministrator(workspaceId: WorkspaceId, userId: UserId): Promise<boolean>;
      roleOf(workspaceId: WorkspaceId, userId: UserId): Promise<Role | null>;
      isPersonalOf(workspaceId: WorkspaceId, userId: UserId): Promise<boolean>;
    };
    notifications: AccessNotificationStores["notifications"];
    requests: SettlingStores["requests"];
    audit: Audit;
    live: Live;
  }>;
}

/** Opens a workspace to every member of the organization, or closes it to all except its own members. */
export async function openWorkspace(
  { access, transaction, clock }: WriteNeeds,
  scope: OrganizationScope,
  input: { workspaceId: WorkspaceId; organizationRole: Openness },
): Promise<void> {
  const { workspaceId } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "manage",
  );
  await transaction(async (stores) => {
    const { workspaceMembers, live } = stores;
    // Under the lock, a user who joins at the same moment is either already a member or finds the workspace open.
    await holdWorkspace(stores, scope, workspaceId);
    const { organizationRole: role } = input;
    const roleBefore = await workspaceMembers.setOpenness(workspaceId, role);
    if (roleBefore !== role) {
      const item = { kind: "workspace", id: workspaceId } as const;
      const details = { role, roleBefore };
      await stores.audit.record(scope, [{ act: "workspaceOpennessChanged", item, details }]);
    }
    const { organizationId } = scope;
    await settleRequests(stores, scope, { organizationId, userId: null, at: clock.now() });
    await live.emit(scope, [
      { topic: `organization:${scope.organizationId}`, kind: "access" },
      { topic: `workspace:${workspaceId}`, kind: "access" },
      { topic: `organization:${scope.organizationId}`, kind: "workspaces" },
      { topic: `workspace:${workspaceId}`, kind: "members" },
    ]);
  });
}

/**
 * Sets an organization member's role in a workspace; `null` removes the explicit role. NOT_FOUND if the user is not a
 * member of the organization, LAST_ADMINISTRATOR if the workspace would have no administrator, NOT_ALLOWED for the
 * owner of a 'Personal' workspace.
 */
export async function setWorkspaceRole(
  { access, transaction, ids, clock }: WriteNeeds,
  scope: OrganizationScope,
  input: { workspaceId: WorkspaceId; userId: UserId; role: Role | null },
): Promise<void> {
  const { userId, role } = input;
  const { workspaceId } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "manage",
  );
  await transaction(async (stores) => {
    const { organizations, workspaceMembers, live } = stores;
    await holdWorkspace(stores, scope, workspaceId);
    const isMember = (await organizations.roleOf(scope.organizationId, userId)) !== null;
    if (!isMember) return refuse("NOT_FOUND");
    // The owner of a 'Personal' workspace always stays its administrator.
    const isOwner = await workspaceMembers.isPersonalOf(workspaceId, userId);
    if (isOwner && role !== "administrator") return refuse("NOT_ALLOWED");
    const isSafe =
      role === "administrator" ||
      (await workspaceMembers.hasOtherAdministrator(workspaceId, userId));
    if (!isSafe) return refuse("LAST_ADMINISTRATOR");
    const before = await workspaceMembers.roleOf(workspaceId, userId);
    await workspaceMembers.setRole(workspaceId, userId, role);
    const after = await workspaceMembers.roleOf(workspaceId, userId);
    const item = { type: "workspace", id: workspaceId } as const;
    const at = clock.now();
    if (before !== after) {
      const workspace = { kind: "workspace", id: workspaceId } as const;
      const details = { role: after, roleBefore: before };
      await stores.audit.record(scope, [
        { act: "workspaceRoleChanged", person: userId, item: workspace, details },
      ]);
      await notifyOfAccess(stores, ids, scope, { userId, at, item, role: after });
    }
    await settleRequests(stores, scope, { organizationId: scope.organizationId, userId, at });
    await live.emit(scope, [
      { topic: `user:${userId}`, kind: "access", ids: { workspace: workspaceId } },
      { topic: `workspace:${workspaceId}`, kind: "members" },
    ]);
  });
}

/**
 * Locks the workspace and the organization's memberships, then checks again that the caller administers the workspace:
 * the caller's access may have changed while this call waited for the lock.
 */
async function holdWorkspace(
  stores: {
    access: WorkspacePort;
    organizations: { lockMembers(organizationId: OrganizationId): Promise<void> };
    workspaceMembers: { lock(workspaceId: WorkspaceId): Promise<void> };
  },
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<void> {
  await stores.organizations.lockMembers(scope.organizationId);
  await stores.workspaceMembers.lock(workspaceId);
  authorizeWorkspace(await stores.access.findWorkspace(scope, workspaceId), "manage");
}
