import type { InvitationState } from "@stemma/domain/invitation/invitation-state";
import type { InvitationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import {
  isSameOrganization,
  withinOrganization,
} from "../platform/database/within-organization.ts";

/** An invitation with the names of its organization, workspace and sender. */
export interface InvitationRecord {
  readonly id: InvitationId;
  readonly email: string;
  readonly role: string;
  readonly status: Exclude<InvitationState, "expired">;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly organizationName: string;
  readonly workspaceName: string | null;
  readonly invitedBy: string;
}

const recordsOf = (sql: Sql) => sql`
  select i.id, i.email, i.role, i.status, i.created_at as "createdAt", i.expires_at as "expiresAt",
    o.organization_name as "organizationName", w.workspace_name as "workspaceName",
    ${personName(sql)} as "invitedBy"
  from invitations i
  join organizations o on o.id = i.organization_id
  left join workspaces w on w.id = i.workspace_id ${isSameOrganization(sql, "w", "i")}
  join users u on u.id = i.invited_by
  left join configurations c on c.user_id = u.id and c.organization_id = i.organization_id`;

/** Whether the invitation `i` is pending, unexpired and to the user's verified address. `now` is an instant as text. */
const isTo = (sql: Sql, userId: UserId, now: string) => sql`
  i.status = 'pending' and i.expires_at > ${now}::timestamptz
    and i.email = (select lower(a.email) from authentication.users a
      where a.id = ${userId} and a.email_verified)`;

/** A place before the newest invitation. */
const beforeAll = { createdAt: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

type PartTo = {
  readonly userId: UserId;
  readonly now: string;
  readonly limit: number;
  readonly afterCreatedAt: string;
  readonly afterId: string;
};

const listTo = defineSharedStatement<PartTo, StoredInvitation>(
  { userId: "uuid", now: "text", limit: "int", afterCreatedAt: "text", afterId: "uuid" },
  (sql, { userId, now, limit, afterCreatedAt, afterId }) => sql`${recordsOf(sql)}
    where ${isTo(sql, userId, now)}
      and (i.created_at, i.id) < (${afterCreatedAt}::timestamptz, ${afterId}::uuid)
    order by ${newestFirst(sql, "i.created_at", "i.id").order} limit ${limit}`,
);

/** Reads invitations for display. */
export function createInvitationListStore(sql: Sql) {
  const newest = newestFirst(sql, "i.created_at", "i.id");
  const isOpen = ({ organizationId }: OrganizationScope, workspaceId: WorkspaceId | null) => sql`
    i.organization_id = ${organizationId} and i.status = 'pending'
      and ${workspaceId === null ? sql`true` : sql`i.workspace_id = ${workspaceId}`}`;

  return {
    /** At most `limit` pending invitations of the organization, or of one workspace, newest first. */
    async listOpen(
      scope: OrganizationScope,
      workspaceId: WorkspaceId | null,
      limit: number,
      after: InstantCursor<InvitationId> | null,
    ): Promise<InvitationRecord[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const rows = await own<StoredInvitation[]>`${recordsOf(own)}
        where ${isOpen(scope, workspaceId)} and ${newest.after(after)}
        order by ${newest.order} limit ${limit}`;
      return rows.map(read);
    },

    /** How many these are. */
    async countOpen(scope: OrganizationScope, workspaceId: WorkspaceId | null): Promise<number> {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<{ count: number }[]>`
        select count(*)::int as count from invitations i where ${isOpen(scope, workspaceId)}`;
      return row?.count ?? 0;
    },

    /** The invitation with this token hash; `null` if there is none. */
    async findByHash(tokenHash: string): Promise<InvitationRecord | null> {
      const own = await withinThatOf(sql, "invitationTokens", tokenHash);
      const [row] = await own<StoredInvitation[]>`
        ${recordsOf(own)} where i.token_hash = ${tokenHash}`;
      return row === undefined ? null : read(row);
    },

    /** At most `limit` pending, unexpired invitations to the user's verified address, newest first. */
    async listTo(
      userId: UserId,
      now: Date,
      limit: number,
      after: InstantCursor<InvitationId> | null,
    ): Promise<InvitationRecord[]> {
      const { createdAt, id } = after
        ? { createdAt: after.updatedAt.toISOString(), id: after.id }
        : beforeAll;
      const part = { limit, afterCreatedAt: createdAt, afterId: id };
      const rows = await listTo(sql, { userId, now: now.toISOString(), ...part });
      return rows.map(read);
    },

    /** How many these are. */
    async countTo(userId: UserId, now: Date): Promise<number> {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from invitations i where ${isTo(sql, userId, now.toISOString())}`;
      return row?.count ?? 0;
    },

    /** Whether this is one of the pending, unexpired invitations to the user's verified address. */
    async isTo(userId: UserId, invitationId: InvitationId, now: Date): Promise<boolean> {
      const rows = await sql`
        select 1 from invitations i where i.id = ${invitationId} and ${isTo(sql, userId, now.toISOString())}`;
      return rows.length > 0;
    },
  };
}

type StoredInvitation = Omit<InvitationRecord, "createdAt" | "expiresAt"> & {
  createdAt: string;
  expiresAt: string;
};

function read(row: StoredInvitation): InvitationRecord {
  return { ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) };
}

export type InvitationListStore = ReturnType<typeof createInvitationListStore>;
