import { maySeePage } from "../access/access-rule.store.ts";
import type { NotificationId, OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";

/** A publish that people are notified of. */
export interface NotifiedPublish {
  readonly pageId: PageId;
  readonly versionId: VersionId;
  readonly at: Date;
}

/** A publish that subscribers are notified of after its commit. */
interface CommittedPublish extends NotifiedPublish {
  readonly organizationId: OrganizationId;
  readonly publishedBy: UserId;
}

/** A publish, for finding the people who were subscribed when it was committed: `until` is PostgreSQL's text. */
type SubscribedPublish = Omit<CommittedPublish, "versionId" | "at"> & { readonly until: string };

/** Some subscribers of a publish, in the order of their ids. */
interface SubscriberBatch {
  /** Those who are notified. */
  readonly recipients: UserId[];
  /** The last subscriber of this batch, who may not be a recipient; `null` if there are no further ones. */
  readonly last: UserId | null;
}

/** Writes notifications and finds their recipients. */
export function createNotificationStore(sql: Sql) {
  return {
    /**
     * Reads a version's publish and locks the page until the transaction ends; `null` if the version does not exist any more.
     */
    async lockPublish({ pageId, versionId }: Omit<NotifiedPublish, "at">) {
      const own = await withinThatOf(sql, "pages", pageId);
      const [row] = await own<(Omit<CommittedPublish, "at"> & { readonly at: string })[]>`
        select v.organization_id as "organizationId", v.page_id as "pageId", v.id as "versionId",
          v.published_by as "publishedBy", v.published_at as at
        from page_versions v join pages p on p.id = v.page_id
        where v.id = ${versionId} and v.page_id = ${pageId} for update of p`;
      return row === undefined ? null : { ...row, at: new Date(row.at) };
    },

    /**
     * At most `limit` people after `after` who have subscribed to the page, its workspace or its publisher until `until` (PostgreSQL's text). Those
     * who can see the page now and have not unsubscribed from it are recipients; the publisher is not.
     */
    async findSubscribers(
      { organizationId, pageId, publishedBy, until }: SubscribedPublish,
      after: UserId | null,
      limit: number,
    ): Promise<SubscriberBatch> {
      // PostgreSQL caches the plan of a statement that a connection repeats. A plan made while the tables were small
      // compares every subscriber with every member, which takes seconds for 10,000 of each: plan anew until the
      // transaction ends.
      await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`;
      const own = withinOrganization(sql, organizationId);
      const next = own`and subscribed_at <= ${until} ${after === null ? own`` : own`and user_id > ${after}`} order by user_id limit ${limit}`;
      const rows = await own<{ id: UserId; isRecipient: boolean }[]>`
        select s.user_id as id, om.user_id is not null and s.user_id <> ${publishedBy}
            and not exists (select 1 from page_unsubscribers x
              where x.page_id = p.id and x.user_id = s.user_id)
            and ${maySeePage(own, own`s.user_id`)} as "isRecipient"
        from pages p
        cross join lateral (
          select user_id from (
            (select user_id from page_subscribers where page_id = p.id ${next})
            union (select user_id from workspace_subscribers where workspace_id = p.workspace_id ${next})
            union (select user_id from user_subscribers
              where organization_id = ${organizationId} and publisher_id = ${publishedBy} ${next})) named
          order by user_id limit ${limit}) s
        left join organization_members om
          on om.organization_id = p.organization_id and om.user_id = s.user_id
        where p.id = ${pageId}
        order by s.user_id`;
      return {
        recipients: rows.flatMap(({ id, isRecipient }) => (isRecipient ? [id] : [])),
        last: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      };
    },

    /**
     * Adds a notification of a publish for each of these people; it is read for who has read the version meanwhile, or reverted it. Idempotent: an existing
     * notification stays. The caller has locked the page.
     */
    async insertPublish(
      { organizationId, pageId, versionId, at, publishedBy }: CommittedPublish,
      recipients: readonly { id: NotificationId; userId: UserId }[],
    ): Promise<void> {
      if (recipients.length === 0) return;
      const userIds = recipients.map(({ userId }) => userId);
      // Race: a recipient may read the version at this moment, and finds no notification to mark as read. So wait for those who read it now
      // and make others wait: a repeated reading changes this row, and a first one needs the page, which is locked.
      const own = withinOrganization(sql, organizationId);
      await own`select 1 from page_reads
        where page_id = ${pageId} and user_id = any(${userIds}::uuid[]) for share`;
      await own`
        insert into notifications (id, organization_id, user_id, type, status, triggered_by,
          triggered_at, page_id, version_id)
        select t.id, ${organizationId}, t.user_id, 'pageVersionPublish',
          case when exists (select 1 from page_reads r join page_versions last on last.id = r.version_id
              where r.user_id = t.user_id and r.page_id = ${pageId} and last.sequence >= v.sequence)
            or exists (select 1 from page_reverts r join page_versions last on last.id = r.from_version
              where r.page_id = ${pageId} and r.reverted_at >= ${at} and r.reverted_by = t.user_id
                and last.sequence >= v.sequence)
            then 'read' else 'unread' end,
          ${publishedBy}, ${at}, ${pageId}, ${versionId}
        from unnest(${recipients.map(({ id }) => id)}::uuid[], ${userIds}::uuid[]) t (id, user_id)
        join page_versions v on v.id = ${versionId}
        on conflict do nothing`;
    },

    /**
     * Adds a notification of a mention for each of these people who can see the page and has none for this page yet,
     * without the caller. Returns those who got one.
     */
    async insertMentions(
      { organizationId, userId }: OrganizationScope,
      { pageId, versionId, at }: NotifiedPublish,
      recipients: readonly { id: NotificationId; userId: UserId }[],
    ): Promise<UserId[]> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own<{ id: UserId }[]>`
        insert into notifications (id, organization_id, user_id, type, status, triggered_by,
          triggered_at, page_id, version_id)
        select t.id, ${organizationId}, t.user_id, 'mention', 'unread', ${userId},
          ${at}, ${pageId}, ${versionId}
        from unnest(${recipients.map(({ id }) => id)}::uuid[],
          ${recipients.map((recipient) => recipient.userId)}::uuid[]) t (id, user_id)
        join pages p on p.id = ${pageId}
        join organization_members om
          on om.organization_id = p.organization_id and om.user_id = t.user_id
        where t.user_id <> ${userId} and ${maySeePage(own, own`t.user_id`)}
        on conflict do nothing
        returning user_id as id`;
      return rows.map(({ id }) => id);
    },

    /** Adds a notification of a user's new role on an item. */
    async insertAccessChange(
      { organizationId, userId: triggeredBy }: OrganizationScope,
      change: {
        id: NotificationId;
        userId: UserId;
        at: Date;
        item: { type: "page" | "workspace" | "organization"; id: string; title: string };
        role: string | null;
      },
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const { id, userId, at, item, role } = change;
      await own`
        insert into notifications (id, organization_id, user_id, type, status, triggered_by,
          triggered_at, item_type, item_id, item_title, role)
        values (${id}, ${organizationId}, ${userId}, 'accessChange', 'unread', ${triggeredBy},
          ${at}, ${item.type}, ${item.id}, ${item.title}, ${role})`;
    },

    /** Adds a notification of a declined request for access to an item, without the item's title. */
    async insertDeclined(
      { organizationId, userId: triggeredBy }: OrganizationScope,
      declined: {
        id: NotificationId;
        userId: UserId;
        at: Date;
        item: { type: "page" | "workspace"; id: string };
      },
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const { id, userId, at, item } = declined;
      await own`
        insert into notifications (id, organization_id, user_id, type, status, triggered_by,
          triggered_at, item_type, item_id)
        values (${id}, ${organizationId}, ${userId}, 'requestDeclined', 'unread', ${triggeredBy},
          ${at}, ${item.type}, ${item.id})`;
    },

    /** The current title or name of an item. */
    async titleOf({ type, id }: { type: string; id: string }): Promise<string> {
      const own = type === "page" ? await withinThatOf(sql, "pages", id) : sql;
      const title =
        type === "page"
          ? own`select v.page_title as title from pages p
              join page_versions v on v.id = p.published_version where p.id = ${id}`
          : type === "workspace"
            ? sql`select workspace_name as title from workspaces where id = ${id}`
            : sql`select organization_name as title from organizations where id = ${id}`;
      const [row] = await own<{ title: string }[]>`${title}`;
      return row?.title ?? "";
    },

    /** Marks some of the caller's notifications. */
    async mark(
      { organizationId, userId }: OrganizationScope,
      ids: readonly NotificationId[],
      status: "unread" | "read",
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update notifications set status = ${status}
        where id = any(${ids}::uuid[]) and user_id = ${userId}
          and organization_id = ${organizationId}`;
    },

    /**
     * Marks the caller's notifications of a version of a page, and of the page's earlier versions, as read. Returns whether one
     * was unread.
     */
    async markPageRead(
      { organizationId, userId }: OrganizationScope,
      { pageId, versionId }: Omit<NotifiedPublish, "at">,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      // Somebody may have thousands of unread notifications where most people have few. With `status = 'unread'`, PostgreSQL would take the index
      // of a person's unread ones for everybody; without it, only that of the page and the person finds few rows.
      const rows = await own`
        update notifications n set status = 'read'
        where n.page_id = ${pageId} and n.user_id = ${userId} and n.status <> 'read'
          and (select v.sequence from page_versions v where v.id = n.version_id)
            <= (select last.sequence from page_versions last where last.id = ${versionId})
        returning 1`;
      return rows.length > 0;
    },

    /** Marks the caller's notifications up to an instant as read. */
    async markAllRead({ organizationId, userId }: OrganizationScope, until: Date): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update notifications set status = 'read'
        where user_id = ${userId} and organization_id = ${organizationId} and status = 'unread'
          and triggered_at <= ${until}`;
    },
  };
}

export type NotificationStore = ReturnType<typeof createNotificationStore>;
