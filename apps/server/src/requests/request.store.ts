import { and, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import { emailDomain } from "@stemma/domain/account/email";
import type { OrganizationId, RequestId, UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import { addressConfirmations, requests } from "./requests.table.ts";

/** A request as it is stored. */
export type RequestRow = typeof requests.$inferSelect;

/** Keeps requests to be let in, and the links that show an address to be somebody's. */
export function createRequestStore(db: Database) {
  return {
    /** Adds a request, unless the same one is open. */
    async insert(request: Omit<RequestRow, "status" | "decidedAt" | "decidedBy">): Promise<void> {
      await db
        .insert(requests)
        .values({ ...request, status: "pending" })
        .onConflictDoNothing();
    },

    /** One request of the organization, held against other decisions until the transaction ends; `null` where there is none. */
    async lock(organizationId: OrganizationId, requestId: RequestId): Promise<RequestRow | null> {
      const [row] = await db
        .select()
        .from(requests)
        .where(and(eq(requests.id, requestId), eq(requests.organizationId, organizationId)))
        .for("update");
      return row ?? null;
    },

    /** Says what became of it. */
    async decide(
      requestId: RequestId,
      decision: { status: "approved" | "declined"; decidedAt: Date; decidedBy: UserId },
    ): Promise<void> {
      await db.update(requests).set(decision).where(eq(requests.id, requestId));
    },

    /**
     * Approves every open request in an organization whose asker is a member and has the requested access by now; with a
     * `userId`, the requests of that person only. Returns the pages and workspaces of the approved requests.
     */
    async settle(gain: {
      organizationId: OrganizationId;
      userId: UserId | null;
      at: Date;
      decidedBy: UserId;
    }): Promise<Pick<RequestRow, "type" | "targetId">[]> {
      const { organizationId, userId, at, decidedBy } = gain;
      const isInWorkspace = (workspaceId: SQL) => sql`exists (select 1 from workspace_members m
        where m.workspace_id = ${workspaceId} and m.user_id = r.user_id)`;
      return db.execute<Pick<RequestRow, "type" | "targetId">>(sql`
        update requests r
        set status = 'approved', decided_at = ${at.toISOString()}, decided_by = ${decidedBy}
        where r.organization_id = ${organizationId} and r.status = 'pending'
          and (${userId}::uuid is null or r.user_id = ${userId})
          and exists (select 1 from organization_members m
            where m.organization_id = r.organization_id and m.user_id = r.user_id)
          and (r.type = 'organization'
            or (r.type = 'workspace' and ${isInWorkspace(sql`r.target_id`)})
            or (r.type = 'page' and exists (select 1 from pages p where p.id = r.target_id and (
              exists (select 1 from page_members m
                where m.page_id = p.id and m.user_id = r.user_id)
              or (not p.is_restricted and p.published_version is not null
                and ${isInWorkspace(sql`p.workspace_id`)})))))
        returning r.type, r.target_id as "targetId"`);
    },

    /** Declines every open request of a person who was refused entry to the organization, or left it. */
    async declineAllOf(
      organizationId: OrganizationId,
      userId: UserId,
      decision: { decidedAt: Date; decidedBy: UserId },
    ): Promise<void> {
      await db
        .update(requests)
        .set({ ...decision, status: "declined" })
        .where(
          and(
            eq(requests.organizationId, organizationId),
            eq(requests.userId, userId),
            eq(requests.status, "pending"),
          ),
        );
    },

    /** Who decides a request, at most 200: the administrators of what was asked for. */
    async decidersOf({ type, targetId }: Pick<RequestRow, "type" | "targetId">): Promise<UserId[]> {
      const deciders =
        type === "organization"
          ? sql`select user_id from organization_members
              where organization_id = ${targetId} and role = 'administrator'`
          : type === "workspace"
            ? sql`select user_id from workspace_members
                where workspace_id = ${targetId} and role = 'administrator'`
            : sql`select user_id from page_members
                where page_id = ${targetId} and role = 'administrator'
                union select m.user_id from pages p
                join workspace_members m on m.workspace_id = p.workspace_id
                where p.id = ${targetId} and m.role = 'administrator'
                  and p.published_version is not null and not p.is_restricted`;
      const rows = await db.execute<{ user_id: UserId }>(sql`${deciders} limit 200`);
      return rows.map((row) => row.user_id);
    },

    /** Remembers a link that was mailed, and forgets those that are too old. */
    async insertConfirmation(link: typeof addressConfirmations.$inferInsert): Promise<void> {
      await db
        .delete(addressConfirmations)
        .where(lt(addressConfirmations.expiresAt, link.createdAt));
      await db.insert(addressConfirmations).values(link);
    },

    /** Takes a link that is good for somebody: it is good once. Gives the address; `null` where it is good no more. */
    async takeConfirmation(tokenHash: string, userId: UserId, now: Date): Promise<string | null> {
      const [row] = await db
        .delete(addressConfirmations)
        .where(
          and(
            eq(addressConfirmations.tokenHash, tokenHash),
            eq(addressConfirmations.userId, userId),
            gt(addressConfirmations.expiresAt, now),
          ),
        )
        .returning({ email: addressConfirmations.email });
      return row?.email ?? null;
    },

    /**
     * The organizations that know an address and that somebody is in none of: a member showed it to be theirs, or, where
     * `isDomainOwn`, an administrator one of the same domain.
     */
    async organizationsKnowing(
      email: string,
      isDomainOwn: boolean,
      userId: UserId,
    ): Promise<OrganizationId[]> {
      const rows = await db.execute<{ id: OrganizationId }>(sql`
        select distinct m.organization_id as id
        from organization_members m
        join authentication.users u on u.id = m.user_id and u.email_verified
        where u.id <> ${userId}
          and (lower(u.email) = ${email} or (${isDomainOwn} and m.role = 'administrator'
            and split_part(lower(u.email), '@', 2) = ${emailDomain(email)}))
          and not exists (select 1 from organization_members o
            where o.organization_id = m.organization_id and o.user_id = ${userId})
        limit 20`);
      return rows.map(({ id }) => id);
    },
  };
}

export type RequestStore = ReturnType<typeof createRequestStore>;
