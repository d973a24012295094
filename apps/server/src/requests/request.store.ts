import { maySeePage, maySeeWorkspace, roleOnPage } from "../access/access-rule.store.ts";
import { emailDomain } from "@stemma/domain/account/email";
import type { OrganizationId, RequestId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import type { addressConfirmations, requests } from "./requests.table.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { noteOrganization, withinThatOf } from "../platform/database/organization-of.ts";

/** A request as it is stored. */
export type RequestRow = typeof requests.$inferSelect;

/** A request row from PostgreSQL: instants are PostgreSQL's text. */
type StoredRequest = Omit<RequestRow, "createdAt" | "decidedAt"> & {
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** Reads and writes requests for access, and the links that confirm addresses. */
export function createRequestStore(sql: Sql) {
  return {
    /** Adds a request, unless the same request is already open. */
    async insert(request: Omit<RequestRow, "status" | "decidedAt" | "decidedBy">): Promise<void> {
      const { id, organizationId, type, targetId, userId } = request;
      const { confirmedEmail, message, createdAt } = request;
      await sql`
        insert into requests (id, organization_id, type, target_id, user_id, confirmed_email,
          message, status, created_at)
        values (${id}, ${organizationId}, ${type}, ${targetId}, ${userId}, ${confirmedEmail},
          ${message}, 'pending', ${createdAt})
        on conflict do nothing`;
      noteOrganization(id, organizationId);
    },

    /** One request of the organization, with a row lock until the transaction ends; `null` if it does not exist. */
    async lock(organizationId: OrganizationId, requestId: RequestId): Promise<RequestRow | null> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<StoredRequest[]>`
        select id, organization_id as "organizationId", type, target_id as "targetId",
          user_id as "userId", confirmed_email as "confirmedEmail", message, status,
          created_at as "createdAt", decided_at as "decidedAt", decided_by as "decidedBy"
        from requests where id = ${requestId} and organization_id = ${organizationId}
        for update`;
      if (row === undefined) return null;
      const decidedAt = row.decidedAt === null ? null : new Date(row.decidedAt);
      return { ...row, createdAt: new Date(row.createdAt), decidedAt };
    },

    /** Stores the decision on a request. */
    async decide(
      requestId: RequestId,
      decision: { status: "approved" | "declined"; decidedAt: Date; decidedBy: UserId },
    ): Promise<void> {
      const { status, decidedAt, decidedBy } = decision;
      const own = await withinThatOf(sql, "requests", requestId);
      await own`
        update requests set status = ${status}, decided_at = ${decidedAt}, decided_by = ${decidedBy}
        where id = ${requestId}`;
    },

    /**
     * Approves every open request in an organization whose requester is a member and has the requested access now; with
     * `userId`, only requests of that user. Returns the pages and workspaces of the approved requests.
     */
    async settle(gain: {
      organizationId: OrganizationId;
      userId: UserId | null;
      at: Date;
      decidedBy: UserId;
    }): Promise<Pick<RequestRow, "type" | "targetId">[]> {
      const { organizationId, userId, at, decidedBy } = gain;
      const own = withinOrganization(sql, organizationId);
      const asker = own`r.user_id`;
      return own<Pick<RequestRow, "type" | "targetId">[]>`
        update requests r
        set status = 'approved', decided_at = ${at}, decided_by = ${decidedBy}
        where r.organization_id = ${organizationId} and r.status = 'pending'
          and (${userId}::uuid is null or r.user_id = ${userId})
          and exists (select 1 from organization_members m
            where m.organization_id = r.organization_id and m.user_id = r.user_id)
          and (r.type = 'organization'
            or (r.type = 'workspace' and ${maySeeWorkspace(own, asker, own`r.target_id`)})
            or (r.type = 'page' and exists (
              select 1 from pages p where p.id = r.target_id and ${maySeePage(own, asker)})))
        returning r.type, r.target_id as "targetId"`;
    },

    /** Declines every open request of a user who was refused entry to the organization, or left it. */
    async declineAllOf(
      organizationId: OrganizationId,
      userId: UserId,
      decision: { decidedAt: Date; decidedBy: UserId },
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update requests set status = 'declined', decided_at = ${decision.decidedAt},
          decided_by = ${decision.decidedBy}
        where organization_id = ${organizationId} and user_id = ${userId} and status = 'pending'`;
    },

    /** The users who can decide a request, at most 200: the administrators of its target. */
    async decidersOf({ type, targetId }: Pick<RequestRow, "type" | "targetId">): Promise<UserId[]> {
      const own =
        type === "organization"
          ? withinOrganization(sql, targetId as OrganizationId)
          : await withinThatOf(sql, type === "page" ? "pages" : "workspaces", targetId);
      const deciders =
        type === "organization"
          ? own`select user_id as "userId" from organization_members
              where organization_id = ${targetId} and role = 'administrator'`
          : type === "workspace"
            ? own`select user_id as "userId" from workspace_members
                where workspace_id = ${targetId} and role = 'administrator'`
            : own`select m.user_id as "userId" from pages p
                cross join lateral (
                  select user_id from page_members where page_id = p.id or page_id = p.restricted_by[1]
                  union select user_id from workspace_members where workspace_id = p.workspace_id) m
                where p.id = ${targetId} and ${roleOnPage(own, own`m.user_id`)} = 'administrator'`;
      const rows = await own<{ userId: UserId }[]>`${deciders} limit 200`;
      return rows.map(({ userId }) => userId);
    },

    /** Stores a mailed confirmation link, and deletes expired ones. */
    async insertConfirmation(link: typeof addressConfirmations.$inferInsert): Promise<void> {
      const { tokenHash, userId, email, createdAt, expiresAt } = link;
      await sql`delete from address_confirmations where expires_at < ${createdAt}`;
      await sql`
        insert into address_confirmations (token_hash, user_id, email, created_at, expires_at)
        values (${tokenHash}, ${userId}, ${email}, ${createdAt}, ${expiresAt})`;
    },

    /** Uses up a user's confirmation link and returns its address; `null` if the link is not valid. */
    async takeConfirmation(tokenHash: string, userId: UserId, now: Date): Promise<string | null> {
      const [row] = await sql<{ email: string }[]>`
        delete from address_confirmations
        where token_hash = ${tokenHash} and user_id = ${userId} and expires_at > ${now}
        returning email`;
      return row?.email ?? null;
    },

    /**
     * At most 20 organizations that know an address, without those of which the user is a member: a member has verified
     * the address or, with `isDomainOwn`, an administrator has verified an address of the same domain.
     */
    async organizationsKnowing(
      email: string,
      isDomainOwn: boolean,
      userId: UserId,
    ): Promise<OrganizationId[]> {
      const rows = await sql<{ id: OrganizationId }[]>`
        select distinct m.organization_id as id
        from organization_members m
        join authentication.users u on u.id = m.user_id and u.email_verified
        where u.id <> ${userId}
          and (lower(u.email) = ${email} or (${isDomainOwn} and m.role = 'administrator'
            and split_part(lower(u.email), '@', 2) = ${emailDomain(email)}))
          and not exists (select 1 from organization_members o
            where o.organization_id = m.organization_id and o.user_id = ${userId})
        limit 20`;
      return rows.map(({ id }) => id);
    },
  };
}

export type RequestStore = ReturnType<typeof createRequestStore>;
