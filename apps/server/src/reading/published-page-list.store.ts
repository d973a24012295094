import type { PageId, VersionId } from "@stemma/domain/ids";
import {
  maySeePage,
  maySeePublishedAsMember,
  maySeeWorkspace,
} from "../access/access-rule.store.ts";
import { childrenOf } from "../access/children-of.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { isInMuted } from "./muted.store.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A page and the version that it shows. */
export interface PublishedPageRecord {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceName: string;
  readonly versionId: VersionId;
  readonly previousVersionId: VersionId | null;
  readonly subjectLine: string;
  readonly publisherName: string;
  readonly updatedAt: Date;
}

/** Reads the pages that were published last. */
export function createPublishedPageListStore(sql: Sql) {
  const newest = newestFirst(sql, "p.updated_at", "p.id");

  return {
    /**
     * At most `limit` pages that the caller can see, last published first, without those in workspaces that the caller muted. Each of the caller's workspaces gives its newest
     * pages by its index, and so do the pages that name the caller, and those below restricted ones of them in other workspaces: the cost grows with the pages below these, not with
     * the organization's pages.
     */
    async list(
      { organizationId, userId }: OrganizationScope,
      limit: number,
      after: InstantCursor<PageId> | null,
    ): Promise<PublishedPageRecord[]> {
      const own = withinOrganization(sql, organizationId);
      const isShown = own`p.published_version is not null and not p.deleted and p.kind = 'page'
        and ${newest.after(after)}`;
      const isWanted = own`${isShown} and ${maySeePage(own, userId)} and not ${isInMuted(own, userId)}`;
      const rows = await own<(Omit<PublishedPageRecord, "updatedAt"> & { updatedAt: string })[]>`
        with recursive below_named (id) as (
          select p.id from page_members m join pages p on p.id = m.page_id
          where m.user_id = ${userId} and m.organization_id = ${organizationId}
            and p.restricted_by <> '{}' and not ${maySeeWorkspace(own, userId, own`p.workspace_id`)}
          union
          select c.id from below_named n
          cross join lateral ${childrenOf(own, "n")} c),
        found as (
          select n.id, n.updated_at from workspace_members m
          cross join lateral (select p.id, p.updated_at from pages p
            where p.workspace_id = m.workspace_id and ${isShown} and ${maySeePublishedAsMember(own, userId)}
            order by ${newest.order} limit ${limit}) n
          where m.user_id = ${userId} and m.organization_id = ${organizationId} and not ${isInMuted(own, userId, "m")}
          union
          select n.id, n.updated_at from (select p.id, p.updated_at from page_members m join pages p on p.id = m.page_id
            where m.user_id = ${userId} and m.organization_id = ${organizationId} and ${isWanted}
            order by ${newest.order} limit ${limit}) n
          union
          select n.id, n.updated_at from (
            select p.id, p.updated_at from pages p where p.id = any(array(select id from below_named)) and ${isWanted}
            order by ${newest.order} limit ${limit}) n)
        select p.id, v.page_title as "pageTitle", p.icon, w.workspace_name as "workspaceName",
          v.id as "versionId", v.previous_node as "previousVersionId",
          v.subject_line as "subjectLine", p.updated_at as "updatedAt",
          ${personNameOrId(own, "v.published_by")} as "publisherName"
        from (select p.id from found p order by ${newest.order} limit ${limit}) f
        join pages p on p.id = f.id
        join page_versions v on v.id = p.published_version
        join workspaces w on w.id = p.workspace_id
        left join users u on u.id = v.published_by
        left join configurations c
          on c.user_id = v.published_by and c.organization_id = v.organization_id
        order by ${newest.order} limit ${limit}`;
      return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
    },
  };
}

export type PublishedPageListStore = ReturnType<typeof createPublishedPageListStore>;
