import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { titlesOfLossMax } from "@stemma/domain/trash/titles-of-loss-max";
import { roleOnPage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { createPagePlaceStore } from "../pages/page-place.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { removePages } from "../workspaces/remove-workspace.store.ts";
import { withinThatOf, withinThatOfFirst } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** How many pages one statement removes: a statement has a time limit. */
const pagesAtOnce = 500;

/** Where pages are. */
export interface PagesPlace {
  readonly workspaceId: WorkspaceId;
  readonly organizationId: OrganizationId;
}

/** What is lost with a removal. */
export interface Loss {
  readonly pages: number;
  readonly titles: string[];
  readonly drafts: number;
}

/** Counts and removes what is in the trash. Every write must run in a transaction that holds the workspace. */
export function createTrashStore(sql: Sql) {
  const places = createPagePlaceStore(sql);
  /** Whether the page `p` was deleted longer ago than its organization `o` keeps deleted pages. */
  const isGone = (
    now: Date,
  ) => sql`(p.organization_id = o.id and p.deleted and p.deleted_with is null
    and p.deleted_at < ${now}::timestamptz - make_interval(days => o.trash_days))`;

  return {
    /** The caller's role on each of these pages. */
    async rolesOn({ organizationId, userId }: OrganizationScope, ids: readonly PageId[]) {
      const own = withinOrganization(sql, organizationId);
      return own<{ id: PageId; role: Role | null }[]>`
        select p.id, ${roleOnPage(own, userId)} as role from pages p
        where p.id = any(${[...ids]}::uuid[])`;
    },

    /** What is lost with these pages, which the caller sees; `titles` are those of the pages below `root`. */
    async lossOfPages(
      { organizationId, userId }: OrganizationScope,
      root: PageId,
      ids: readonly PageId[],
    ): Promise<Loss> {
      const own = withinOrganization(sql, organizationId);
      const titles = await own<{ pageTitle: string }[]>`
        select coalesce(v.page_title, d.page_title, '') as "pageTitle" from pages p
        left join page_versions v on v.id = p.published_version
        left join drafts d on d.page_id = p.id and d.user_id = ${userId}
        where p.id = any(${[...ids]}::uuid[]) and p.id <> ${root}
        order by 1, p.id limit ${titlesOfLossMax}`;
      const [counted] = await own<{ drafts: number }[]>`
        select count(*)::int as drafts from drafts where page_id = any(${[...ids]}::uuid[])`;
      return {
        pages: ids.length,
        titles: titles.map(({ pageTitle }) => pageTitle),
        drafts: counted?.drafts ?? 0,
      };
    },

    /** What is lost with a deleted workspace: without titles, because nobody has a role on its pages. */
    async lossOfWorkspace(workspaceId: WorkspaceId): Promise<Loss> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const [counted] = await own<{ pages: number; drafts: number }[]>`
        select (select count(*)::int from pages p
            where p.workspace_id = ${workspaceId} and p.published_version is not null) as pages,
          (select count(*)::int from drafts d join pages p on p.id = d.page_id
            where p.workspace_id = ${workspaceId}) as drafts`;
      return { pages: counted?.pages ?? 0, titles: [], drafts: counted?.drafts ?? 0 };
    },

    /** Removes pages for good, each before the one above it. Other pages below them move up. */
    async removePages(ids: readonly PageId[]): Promise<void> {
      const own = await withinThatOf(sql, "pages", ids[0]);
      const pages = await places.lowestFirst(ids);
      for (let start = 0; start < pages.length; start += pagesAtOnce) {
        await removePages(own, pages.slice(start, start + pagesAtOnce));
      }
    },

    /**
     * Holds one workspace with pages whose time in the trash has passed, unless somebody else holds it; `null` if there is none. Deleted
     * workspaces and organizations are left out: they come back as they were.
     */
    async takeWorkspaceWithGone(now: Date): Promise<PagesPlace | null> {
      const withGone = (own: Sql) => own`
        select w.id as "workspaceId", w.organization_id as "organizationId"
        from organizations o
        join workspaces w on w.organization_id = o.id and w.deleted_at is null
        where o.trash_days is not null and o.deleted_at is null
          and exists (select 1 from pages p where p.workspace_id = w.id and ${isGone(now)})
        limit 1`;
      const own = await withinThatOfFirst(sql, withGone);
      if (own === null) return null;
      const [row] = await own<PagesPlace[]>`
        ${withGone(own)} for no key update of w skip locked`;
      return row ?? null;
    },

    /** Some pages of a workspace whose time in the trash has passed: not those that were deleted with another one. */
    async gonePages(workspaceId: WorkspaceId, now: Date, limit: number): Promise<PageId[]> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const rows = await own<{ id: PageId }[]>`
        select p.id from pages p join organizations o on o.id = p.organization_id
        where p.organization_id = (select organization_id from workspaces where id = ${workspaceId})
          and p.workspace_id = ${workspaceId} and ${isGone(now)}
        order by p.deleted_at, p.id limit ${limit}`;
      return rows.map(({ id }) => id);
    },
  };
}

export type TrashStore = ReturnType<typeof createTrashStore>;
