import { maySeePage } from "../access/access-rule.store.ts";
import { personName } from "../access/person-name.store.ts";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import type { SearchFilters } from "./search-condition.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A workspace of the caller. */
interface NamedWorkspace {
  readonly id: WorkspaceId;
  readonly workspaceName: string;
  readonly icon: string | null;
}

/** The title of a draft of a page that was never published. */
export interface DraftTitle {
  readonly id: PageId;
  readonly kind: PageKind;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceName: string;
  readonly updatedAt: Date;
  /** Whether it is among the pages that the caller opened last. */
  readonly isOpened: boolean;
}

/** What is asked of {@link SearchNamesStore.listOwn}. */
interface OwnNames {
  readonly hasWorkspaces: boolean;
  /** The most drafts, 0 for none. */
  readonly draftsMax: number;
}

/** The caller in a statement: ids, or what stands for them in its text. */
type CallerIds = Pick<OrganizationScope, "userId" | "organizationId">;

/** What {@link SearchNamesStore.listOwn} reads: instants are PostgreSQL's text. */
interface OwnRow {
  readonly workspaces: NamedWorkspace[];
  readonly drafts: (Omit<DraftTitle, "updatedAt"> & { readonly updatedAt: string })[];
}

const selectWorkspaces = (sql: Sql, { userId, organizationId }: CallerIds): Fragment => sql`
  select w.id, w.workspace_name as "workspaceName", w.icon
  from workspace_members m
  join workspaces w on w.id = m.workspace_id
  where m.user_id = ${userId} and m.organization_id = ${organizationId}
  order by w.workspace_name collate "und-x-icu", w.id`;

const selectDraftTitles = (
  sql: Sql,
  { userId, organizationId }: CallerIds,
  { workspaceIds, from, before }: Pick<SearchFilters, "workspaceIds" | "from" | "before">,
  limit: number,
): Fragment => sql`
  select p.id, p.kind, d.page_title as "pageTitle", p.icon, w.workspace_name as "workspaceName",
    d.updated_at as "updatedAt", exists (select 1 from recents r
      where r.user_id = d.user_id and r.organization_id = d.organization_id
        and r.type = 'page' and r.item_id = p.id) as "isOpened"
  from drafts d
  join pages p on p.id = d.page_id
  join workspaces w on w.id = p.workspace_id
  where d.user_id = ${userId} and d.organization_id = ${organizationId}
    and p.published_version is null and not p.deleted
    ${workspaceIds === null ? sql`` : sql`and p.workspace_id = any(${workspaceIds}::uuid[])`}
    ${from === null ? sql`` : sql`and d.updated_at >= ${from}`}
    ${before === null ? sql`` : sql`and d.updated_at < ${before}`}
    and ${maySeePage(sql, userId)}
  order by ${newestFirst(sql, "d.updated_at", "p.id").order} limit ${limit}`;

const noFilters = { workspaceIds: null, from: null, before: null };

/** The rows of a query as one value; empty unless the query is asked. */
const asJson = (sql: Sql, rows: Fragment | null): Fragment =>
  rows === null
    ? sql`'[]'::json`
    : sql`(select coalesce(json_agg(r), '[]'::json) from (${rows}) r)`;

/** The caller's workspaces and draft titles without filters, which each title suggestion reads. */
const findOwn = defineStatement<CallerIds & { draftsMax: number }, OwnRow>((sql, args) => {
  const own = withinOrganization(sql, args.organizationId);
  return own`
      select ${asJson(own, selectWorkspaces(own, args))} as workspaces,
        ${asJson(own, selectDraftTitles(own, args, noFilters, args.draftsMax))} as drafts`;
});

/** Reads the caller's draft titles and workspaces, and the names of people; they are few, so no index is needed. */
export function createSearchNamesStore(sql: Sql) {
  async function readOwn(
    { userId, organizationId }: OrganizationScope,
    filters: SearchFilters,
    { hasWorkspaces, draftsMax }: OwnNames,
  ): Promise<OwnRow[]> {
    const own = withinOrganization(sql, organizationId);
    const { workspaceIds, from, before } = filters;
    const caller = { userId, organizationId };
    const isPlain = [workspaceIds, from, before].every((filter) => filter === null);
    if (isPlain && hasWorkspaces && draftsMax > 0) return findOwn(sql, { ...caller, draftsMax });
    const titles = draftsMax > 0 ? selectDraftTitles(own, caller, filters, draftsMax) : null;
    return own<OwnRow[]>`
      select ${asJson(own, hasWorkspaces ? selectWorkspaces(own, caller) : null)} as workspaces,
        ${asJson(own, titles)} as drafts`;
  }

  return {
    /**
     * The caller's workspaces, by name, and the titles of the caller's own drafts of unpublished pages that pass the filters, the last
     * updated first; in one query.
     */
    async listOwn(
      scope: OrganizationScope,
      filters: SearchFilters,
      asked: OwnNames,
    ): Promise<{ workspaces: NamedWorkspace[]; drafts: DraftTitle[] }> {
      if (!asked.hasWorkspaces && asked.draftsMax === 0) return { workspaces: [], drafts: [] };
      const [row] = await readOwn(scope, filters, asked);
      const drafts = row?.drafts ?? [];
      return {
        workspaces: row?.workspaces ?? [],
        drafts: drafts.map((draft) => ({ ...draft, updatedAt: new Date(draft.updatedAt) })),
      };
    },

    /** The organization's members, by the names that others see. */
    async listPeople({ organizationId }: OrganizationScope) {
      const own = withinOrganization(sql, organizationId);
      return own<{ id: UserId; name: string }[]>`
        select u.id, ${personName(own)} as name
        from organization_members m
        join users u on u.id = m.user_id
        left join configurations c on c.user_id = u.id and c.organization_id = m.organization_id
        where m.organization_id = ${organizationId}`;
    },

    /** The caller's workspaces, by name. */
    async listWorkspaces(scope: OrganizationScope): Promise<NamedWorkspace[]> {
      const own = withinOrganization(sql, scope.organizationId);
      return own<NamedWorkspace[]>`${selectWorkspaces(own, scope)}`;
    },
  };
}

export type SearchNamesStore = ReturnType<typeof createSearchNamesStore>;
