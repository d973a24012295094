import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { InvitationId, OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import type { invitations } from "./invitations.table.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { noteOrganization, withinThatOf } from "../platform/database/organization-of.ts";

/** An invitation as it is stored. */
export type InvitationRow = typeof invitations.$inferSelect;

/** An invitation row from PostgreSQL: instants are PostgreSQL's text. */
type StoredInvitation = Omit<InvitationRow, "createdAt" | "expiresAt"> & {
  readonly createdAt: string;
  readonly expiresAt: string;
};

/** Reads and writes invitations. */
export function createInvitationStore(sql: Sql) {
  const columns = sql`
    id, organization_id as "organizationId", workspace_id as "workspaceId", email, role,
    token_hash as "tokenHash", invited_by as "invitedBy", status, created_at as "createdAt",
    expires_at as "expiresAt"`;
  const first = ([row]: readonly StoredInvitation[]): InvitationRow | null =>
    row === undefined
      ? null
      : { ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) };

  return {
    /** Revokes the pending invitation of an address to a target, if there is one. */
    async revokeOpen(
      organizationId: OrganizationId,
      workspaceId: WorkspaceId | null,
      email: string,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update invitations set status = 'revoked'
        where organization_id = ${organizationId} and email = ${email} and status = 'pending'
          and workspace_id is not distinct from ${workspaceId}`;
    },

    /** Revokes the pending invitations that a user sent or received in an organization. */
    async revokeOf(organizationId: OrganizationId, userId: UserId): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update invitations set status = 'revoked'
        where organization_id = ${organizationId} and status = 'pending'
          and (invited_by = ${userId}
            or email = (select lower(u.email) from users u where u.id = ${userId}))`;
    },

    async insert(invitation: InvitationRow): Promise<void> {
      const { id, organizationId, workspaceId, email, role } = invitation;
      const { tokenHash, invitedBy, status, createdAt, expiresAt } = invitation;
      await sql`
        insert into invitations (id, organization_id, workspace_id, email, role, token_hash,
          invited_by, status, created_at, expires_at)
        values (${id}, ${organizationId}, ${workspaceId}, ${email}, ${role}, ${tokenHash},
          ${invitedBy}, ${status}, ${createdAt}, ${expiresAt})`;
      noteOrganization(id, organizationId);
      noteOrganization(tokenHash, organizationId);
    },

    /** An invitation, with a row lock until the transaction ends; `null` if it does not exist. */
    async lock(invitationId: InvitationId): Promise<InvitationRow | null> {
      const own = await withinThatOf(sql, "invitations", invitationId);
      return first(
        await own<StoredInvitation[]>`
        select ${columns} from invitations where id = ${invitationId} for update`,
      );
    },

    /** The invitation with this token hash; `null` if there is none. */
    async findByHash(tokenHash: string): Promise<InvitationRow | null> {
      const own = await withinThatOf(sql, "invitationTokens", tokenHash);
      return first(
        await own<StoredInvitation[]>`
        select ${columns} from invitations where token_hash = ${tokenHash}`,
      );
    },

    async find(invitationId: InvitationId): Promise<InvitationRow | null> {
      const own = await withinThatOf(sql, "invitations", invitationId);
      return first(
        await own<StoredInvitation[]>`
        select ${columns} from invitations where id = ${invitationId}`,
      );
    },

    /** The ids of the pending, unexpired invitations to an address, oldest first. */
    async listOpenTo(email: string, now: Date): Promise<InvitationId[]> {
      const rows = await sql<{ id: InvitationId }[]>`
        select id from invitations
        where email = ${email} and status = 'pending' and expires_at > ${now}
        order by created_at`;
      return rows.map(({ id }) => id);
    },

    /** Stores the status of an invitation. */
    async setStatus(invitationId: InvitationId, status: InvitationRow["status"]): Promise<void> {
      const own = await withinThatOf(sql, "invitations", invitationId);
      await own`update invitations set status = ${status} where id = ${invitationId}`;
    },

    /** Gives an invitation a new token, sender and expiry. */
    async renew(
      invitationId: InvitationId,
      change: { tokenHash: string; expiresAt: Date; createdAt: Date; invitedBy: UserId },
    ): Promise<void> {
      const own = await withinThatOf(sql, "invitations", invitationId);
      await own`
        update invitations set token_hash = ${change.tokenHash}, expires_at = ${change.expiresAt},
          created_at = ${change.createdAt}, invited_by = ${change.invitedBy}
        where id = ${invitationId}`;
    },

    /** The users with one of these addresses, if verified. */
    async usersWith(emails: readonly string[]): Promise<UserId[]> {
      if (emails.length === 0) return [];
      const rows = await sql<{ id: UserId }[]>`
        select id from authentication.users
        where email_verified and lower(email) = any(${emails}::text[])`;
      return rows.map(({ id }) => id);
    },

    /** The members among these addresses: their role in the organization and, if one is given, in the workspace. */
    async membersAmong(
      organizationId: OrganizationId,
      workspaceId: WorkspaceId | null,
      emails: readonly string[],
    ) {
      const own = withinOrganization(sql, organizationId);
      return own<
        { email: string; organizationRole: OrganizationRole; workspaceRole: Role | null }[]
      >`
        select u.email, m.role as "organizationRole", wm.role as "workspaceRole"
        from users u
        join organization_members m on m.user_id = u.id and m.organization_id = ${organizationId}
        left join workspace_members wm on wm.user_id = u.id and wm.workspace_id = ${workspaceId}
        where lower(u.email) = any(${emails}::text[])`;
    },
  };
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;
