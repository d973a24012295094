import { maySeePage } from "../access/access-rule.store.ts";
import type { NotificationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";

/** A publish that subscribers are notified of. */
export interface NotifiedPublish {
  readonly pageId: PageId;
  readonly versionId: VersionId;
  readonly at: Date;
}

/** Writes notifications and finds their recipients. */
export function createNotificationStore(sql: Sql) {
  return {
    /**
     * The people to notify of the caller's publish: subscribers of the page, of its workspace or of the caller who can
     * see the page and have not unsubscribed from it. Without the caller. Call it in the publish's transaction.
     */
    async subscribersOf(scope: OrganizationScope, pageId: PageId): Promise<UserId[]> {
      const { organizationId, userId } = scope;
      // PostgreSQL caches the plan of a statement that a connection repeats. A plan made while the tables were small
      // compares every subscriber with every member, which takes seconds for 10,000 of each: plan anew until the
      // transaction ends.
      await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`;
      const rows = await sql<{ id: UserId }[]>`
        select s.user_id as id
        from pages p
        cross join lateral (
          select user_id from page_subscribers where page_id = p.id
          union select user_id from workspace_subscribers where workspace_id = p.workspace_id
          union select user_id from user_subscribers
            where organization_id = ${organizationId} and publisher_id = ${userId}) s
        join organization_members om
          on om.organization_id = p.organization_id and om.user_id = s.user_id
        where p.id = ${pageId} and s.user_id <> ${userId}
          and not exists (select 1 from page_unsubscribers x
            where x.page_id = p.id and x.user_id = s.user_id)
          and ${maySeePage(sql, sql`s.user_id`)}`;
      return rows.map(({ id }) => id);
    },

    /**
     * Adds a notification of the caller's publish for each of these people. Idempotent: an existing notification stays.
     */
    async insertPublish(
      { organizationId, userId }: OrganizationScope,
      { pageId, versionId, at }: NotifiedPublish,
      recipients: readonly { id: NotificationId; userId: UserId }[],
    ): Promise<void> {
      if (recipients.length === 0) return;
      await sql`
        insert into notifications (id, organization_id, user_id, type, status, triggered_by,
          triggered_at, page_id, version_id)
        select t.id, ${organizationId}, t.user_id, 'pageVersionPublish', 'unread', ${userId},
          ${at}, ${pageId}, ${versionId}
        from unnest(${recipients.map(({ id }) => id)}::uuid[],
          ${recipients.map((recipient) => recipient.userId)}::uuid[]) t (id, user_id)
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
      const rows = await sql<{ id: UserId }[]>`
        insert into notifications (id, organization_id, user_id, type, status, triggered_by,
          triggered_at, page_id, version_id)
        select t.id, ${organizationId}, t.user_id, 'mention', 'unread', ${userId},
          ${at}, ${pageId}, ${versionId}
        from unnest(${recipients.map(({ id }) => id)}::uuid[],
          ${recipients.map((recipient) => recipient.userId)}::uuid[]) t (id, user_id)
        join pages p on p.id = ${pageId}
        join organization_members om
          on om.organization_id = p.organization_id and om.user_id = t.user_id
        where t.user_id <> ${userId} and ${maySeePage(sql, sql`t.user_id`)}
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
      const { id, userId, at, item, role } = change;
      await sql`
        insert into notifications (id, organization_id, user_id, type, status, triggered_by,
          triggered_at, item_type, item_id, item_title, role)
        values (${id}, ${organizationId}, ${userId}, 'accessChange', 'unread', ${triggeredBy},
          ${at}, ${item.type}, ${item.id}, ${item.title}, ${role})`;
    },

    /** The current title or name of an item. */
    async titleOf({ type, id }: { type: string; id: string }): Promise<string> {
      const title =
        type === "page"
          ? sql`select v.page_title as title from pages p
              join page_versions v on v.id = p.published_version where p.id = ${id}`
          : type === "workspace"
            ? sql`select workspace_name as title from workspaces where id = ${id}`
            : sql`select organization_name as title from organizations where id = ${id}`;
      const [row] = await sql<{ title: string }[]>`${title}`;
      return row?.title ?? "";
    },

    /** Marks some of the caller's notifications. */
    async mark(
      { organizationId, userId }: OrganizationScope,
      ids: readonly NotificationId[],
      status: "unread" | "read",
    ): Promise<void> {
      await sql`
        update notifications set status = ${status}
        where id = any(${ids}::uuid[]) and user_id = ${userId}
          and organization_id = ${organizationId}`;
    },

    /**
     * Marks the caller's notifications of a version, and of earlier versions of its page, as read. Returns whether one
     * was unread.
     */
    async markPageRead({ userId }: OrganizationScope, versionId: VersionId): Promise<boolean> {
      const rows = await sql`
        update notifications n set status = 'read'
        from page_versions v, page_versions last
        where last.id = ${versionId} and v.page_id = last.page_id and v.sequence <= last.sequence
          and n.version_id = v.id and n.user_id = ${userId} and n.status = 'unread'
        returning 1`;
      return rows.length > 0;
    },

    /** Marks the caller's notifications up to an instant as read. */
    async markAllRead({ organizationId, userId }: OrganizationScope, until: Date): Promise<void> {
      await sql`
        update notifications set status = 'read'
        where user_id = ${userId} and organization_id = ${organizationId} and status = 'unread'
          and triggered_at <= ${until}`;
    },
  };
}

export type NotificationStore = ReturnType<typeof createNotificationStore>;
