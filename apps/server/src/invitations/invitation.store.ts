import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { InvitationId, OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import type { invitations } from "./invitations.table.ts";

/** An invitation as it is stored. */
export type InvitationRow = typeof invitations.$inferSelect;

/** An invitation as PostgreSQL answers it: instants are its text. */
type StoredInvitation = Omit<InvitationRow, "createdAt" | "expiresAt"> & {
  readonly createdAt: string;
  readonly expiresAt: string;
};

/** Keeps invitations. */
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
    /** Ends the open invitation of an address to a place, if there is one. */
    async revokeOpen(
      organizationId: OrganizationId,
      workspaceId: WorkspaceId | null,
      email: string,
    ): Promise<void> {
      await sql`
        update invitations set status = 'revoked'
        where organization_id = ${organizationId} and email = ${email} and status = 'pending'
          and workspace_id is not distinct from ${workspaceId}`;
    },

    /** Ends the open invitations that somebody made in an organization, and those to them. */
    async revokeOf(organizationId: OrganizationId, userId: UserId): Promise<void> {
      await sql`
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
    },

    /** An invitation, held against other answers until the transaction ends; `null` where there is none. */
    async lock(invitationId: InvitationId): Promise<InvitationRow | null> {
      return first(
        await sql<StoredInvitation[]>`
        select ${columns} from invitations where id = ${invitationId} for update`,
      );
    },

    /** The invitation that a link is for, by the hash of its token. */
    async findByHash(tokenHash: string): Promise<InvitationRow | null> {
      return first(
        await sql<StoredInvitation[]>`
        select ${columns} from invitations where token_hash = ${tokenHash}`,
      );
    },

    async find(invitationId: InvitationId): Promise<InvitationRow | null> {
      return first(
        await sql<StoredInvitation[]>`
        select ${columns} from invitations where id = ${invitationId}`,
      );
    },

    /** The ids of the invitations to an address that can still be answered, oldest first. */
    async listOpenTo(email: string, now: Date): Promise<InvitationId[]> {
      const rows = await sql<{ id: InvitationId }[]>`
        select id from invitations
        where email = ${email} and status = 'pending' and expires_at > ${now}
        order by created_at`;
      return rows.map(({ id }) => id);
    },

    /** Stores what became of an invitation. */
    async setStatus(invitationId: InvitationId, status: InvitationRow["status"]): Promise<void> {
      await sql`update invitations set status = ${status} where id = ${invitationId}`;
    },

    /** Gives an invitation another link, another sender and another time. */
    async renew(
      invitationId: InvitationId,
      change: { tokenHash: string; expiresAt: Date; createdAt: Date; invitedBy: UserId },
    ): Promise<void> {
      await sql`
        update invitations set token_hash = ${change.tokenHash}, expires_at = ${change.expiresAt},
          created_at = ${change.createdAt}, invited_by = ${change.invitedBy}
        where id = ${invitationId}`;
    },

    /** The users who showed one of these addresses to be theirs. */
    async usersWith(emails: readonly string[]): Promise<UserId[]> {
      if (emails.length === 0) return [];
      const rows = await sql<{ id: UserId }[]>`
        select id from authentication.users
        where email_verified and lower(email) = any(${emails}::text[])`;
      return rows.map(({ id }) => id);
    },

    /** Of these addresses, those of members: what they are in the organization, and in the workspace where one is given. */
    async membersAmong(
      organizationId: OrganizationId,
      workspaceId: WorkspaceId | null,
      emails: readonly string[],
    ) {
      return sql<
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
