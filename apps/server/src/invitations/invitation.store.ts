import { and, eq, gt, sql } from "drizzle-orm";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { InvitationId, OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import { invitations } from "./invitations.table.ts";

/** An invitation as it is stored. */
export type InvitationRow = typeof invitations.$inferSelect;

/** Keeps invitations. */
export function createInvitationStore(db: Database) {
  return {
    /** Ends the open invitation of an address to a place, if there is one. */
    async revokeOpen(
      organizationId: OrganizationId,
      workspaceId: WorkspaceId | null,
      email: string,
    ): Promise<void> {
      await db.execute(sql`
        update invitations set status = 'revoked'
        where organization_id = ${organizationId} and email = ${email} and status = 'pending'
          and workspace_id is not distinct from ${workspaceId}`);
    },

    /** Ends the open invitations that somebody made in an organization, and those to them. */
    async revokeOf(organizationId: OrganizationId, userId: UserId): Promise<void> {
      await db.execute(sql`
        update invitations set status = 'revoked'
        where organization_id = ${organizationId} and status = 'pending'
          and (invited_by = ${userId}
            or email = (select lower(u.email) from users u where u.id = ${userId}))`);
    },

    async insert(invitation: InvitationRow): Promise<void> {
      await db.insert(invitations).values(invitation);
    },

    /** One invitation of the organization, held against other answers until the transaction ends; `null` where there is none. */
    async lock(invitationId: InvitationId): Promise<InvitationRow | null> {
      const [row] = await db
        .select()
        .from(invitations)
        .where(eq(invitations.id, invitationId))
        .for("update");
      return row ?? null;
    },

    /** The invitation that a link is for, by the hash of its token. */
    async findByHash(tokenHash: string): Promise<InvitationRow | null> {
      const [row] = await db.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
      return row ?? null;
    },

    async find(invitationId: InvitationId): Promise<InvitationRow | null> {
      const [row] = await db.select().from(invitations).where(eq(invitations.id, invitationId));
      return row ?? null;
    },

    /** The ids of the invitations to an address that can still be answered, oldest first. */
    async listOpenTo(email: string, now: Date): Promise<InvitationId[]> {
      const rows = await db
        .select({ id: invitations.id })
        .from(invitations)
        .where(
          and(
            eq(invitations.email, email),
            eq(invitations.status, "pending"),
            gt(invitations.expiresAt, now),
          ),
        )
        .orderBy(invitations.createdAt);
      return rows.map(({ id }) => id);
    },

    /** Says what became of it. */
    async setStatus(invitationId: InvitationId, status: InvitationRow["status"]): Promise<void> {
      await db.update(invitations).set({ status }).where(eq(invitations.id, invitationId));
    },

    /** Gives it another link and another time. */
    async renew(
      invitationId: InvitationId,
      change: { tokenHash: string; expiresAt: Date; createdAt: Date; invitedBy: UserId },
    ): Promise<void> {
      await db.update(invitations).set(change).where(eq(invitations.id, invitationId));
    },

    /** The users who showed one of these addresses to be theirs. */
    async usersWith(emails: readonly string[]): Promise<UserId[]> {
      if (emails.length === 0) return [];
      const rows = await db.execute<{ id: UserId }>(sql`
        select id from authentication.users
        where email_verified and lower(email) in ${[...emails]}`);
      return rows.map(({ id }) => id);
    },

    /** Of these addresses, those of members: what they are in the organization, and in the workspace where one is given. */
    async membersAmong(
      organizationId: OrganizationId,
      workspaceId: WorkspaceId | null,
      emails: readonly string[],
    ): Promise<
      { email: string; organizationRole: OrganizationRole; workspaceRole: Role | null }[]
    > {
      return db.execute(sql`
        select u.email, m.role as "organizationRole", wm.role as "workspaceRole"
        from users u
        join organization_members m on m.user_id = u.id and m.organization_id = ${organizationId}
        left join workspace_members wm on wm.user_id = u.id and wm.workspace_id = ${workspaceId}
        where lower(u.email) in ${[...emails]}`);
    },
  };
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;
