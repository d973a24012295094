import { maySeePage, maySeeWorkspace } from "../access/access-rule.store.ts";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { NameCursor } from "../platform/name-cursor.ts";

/** A page that a user subscribes to; `name` is its title. */
export interface PageSubscriptionRecord extends NameCursor {
  readonly id: PageId;
  readonly workspaceName: string;
  readonly deleted: boolean;
}

/** Reads subscriptions. The query checks permission. */
export function createSubscriptionListStore(sql: Sql) {
  return {
    /**
     * The pages that the caller subscribes to and can see, by title. All titles are looked up together and sorted; whether the caller can see a page
     * is asked in this order until there are enough.
     */
    async pages({ organizationId, userId }: OrganizationScope, after: NameCursor, limit: number) {
      return sql<PageSubscriptionRecord[]>`
        with subscribed as materialized (
          select p.id, p.published_version from pages p
          where p.id = any(array(select s.page_id from page_subscribers s
            where s.user_id = ${userId} and s.organization_id = ${organizationId}))),
        titled as (
          select v.page_id as id, v.page_title as name from page_versions v
          where v.id = any(array(select published_version from subscribed where published_version is not null))
          union all
          select n.id, coalesce((select d.page_title from drafts d
            where d.page_id = n.id and d.user_id = ${userId}), '')
          from subscribed n where n.published_version is null)
        select r.id, r.name, p."workspaceName", p.deleted
        from (select * from titled t
          where (t.name collate "und-x-icu", t.id) > (${after.name}, ${after.id}::uuid)
          order by t.name collate "und-x-icu", t.id offset 0) r
        cross join lateral (
          select w.workspace_name as "workspaceName", p.deleted
          from pages p join workspaces w on w.id = p.workspace_id
          where p.id = r.id and ${maySeePage(sql, userId)} offset 0) p
        order by r.name collate "und-x-icu", r.id
        limit ${limit}`;
    },

    /** The workspaces that the caller subscribes to and is a member of, by name. */
    async workspaces(
      { organizationId, userId }: OrganizationScope,
      after: NameCursor,
      limit: number,
    ) {
      return sql<{ id: WorkspaceId; name: string }[]>`
        select w.id, w.workspace_name as name
        from workspace_subscribers s
        join workspaces w on w.id = s.workspace_id
        where s.user_id = ${userId} and s.organization_id = ${organizationId}
          and ${maySeeWorkspace(sql, userId, sql`w.id`)}
          and (w.workspace_name collate "und-x-icu", w.id) > (${after.name}, ${after.id}::uuid)
        order by w.workspace_name collate "und-x-icu", w.id
        limit ${limit}`;
    },

    /** The members that the caller subscribes to, by name. */
    async users({ organizationId, userId }: OrganizationScope, after: NameCursor, limit: number) {
      return sql<{ id: UserId; name: string }[]>`
        select * from (
          select u.id, ${personName(sql)} as name
          from user_subscribers s
          join organization_members m
            on m.organization_id = s.organization_id and m.user_id = s.publisher_id
          join users u on u.id = s.publisher_id
          left join configurations c on c.user_id = u.id and c.organization_id = s.organization_id
          where s.user_id = ${userId} and s.organization_id = ${organizationId}
        ) r
        where (r.name collate "und-x-icu", r.id) > (${after.name}, ${after.id}::uuid)
        order by r.name collate "und-x-icu", r.id
        limit ${limit}`;
    },
  };
}

export type SubscriptionListStore = ReturnType<typeof createSubscriptionListStore>;
