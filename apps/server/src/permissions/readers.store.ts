import type { PathStep } from "@stemma/contract/page-shapes";
import {
  isInAreas,
  isOpenWhenPublished,
  isVisibleToWorkspace,
} from "../access/access-rule.store.ts";
import type { Role } from "@stemma/domain/access/role";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { NameCursor } from "../platform/name-cursor.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";

/** A person who can see a page or workspace, with the role for each reason; `null` if the reason does not apply. */
export interface ReaderRecord {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly organizationRole: Role | null;
  readonly workspaceRole: Role | null;
  /** The role on the nearest restricted page above. */
  readonly areaRole: Role | null;
  readonly pageRole: Role | null;
}

/** Reads the people who can see a page or a workspace, with the reasons. */
export function createReadersStore(sql: Sql) {
  return {
    /**
     * The people who can see the page, after a cursor, by name, at most `limit`; only those whose name or address contains
     * `part`. With `whenPublished`, as if the page were published.
     */
    async ofPage(
      scope: OrganizationScope,
      { pageId, part, whenPublished }: { pageId: PageId; part: string; whenPublished: boolean },
      after: NameCursor,
      limit: number,
    ) {
      const own = withinOrganization(sql, scope.organizationId);
      const isForWorkspace = (whenPublished ? isOpenWhenPublished : isVisibleToWorkspace)(own);
      // Addresses are read of those who are shown, unless they are searched.
      const searched = part === "" ? own`` : own`join users u on u.id = m.user_id`;
      const isWanted = own`
        (m.name collate "und-x-icu", m.user_id) > (${after.name}, ${after.id}::uuid)
          ${part === "" ? own`` : own`and (strpos(lower(m.name), lower(${part})) > 0 or strpos(u.email, lower(${part})) > 0)`}`;
      const byName = own`m.name collate "und-x-icu", m.user_id`;
      return own<ReaderRecord[]>`
        with facts as materialized (
          select p.id, p.organization_id, p.workspace_id, p.is_restricted, p.restricted_by,
            w.organization_role, ${isForWorkspace} as is_for_workspace,
            ${whenPublished} or p.published_version is not null as is_inherited,
            case when p.restricted_by[1] = p.id then p.restricted_by[2] else p.restricted_by[1] end as above
          from pages p join workspaces w on w.id = p.workspace_id
          where p.id = ${pageId} and p.organization_id = ${scope.organizationId}),
        -- Those whom the page or one above it names: few, each a member of the organization.
        named as (
          select m.user_id, m.name
          from facts p
          cross join lateral (
            select n.user_id from page_members n where n.page_id = p.id
            union select n.user_id from page_members n
              where n.page_id = p.above and p.is_inherited and not p.is_restricted) n
          join organization_members m on m.organization_id = p.organization_id and m.user_id = n.user_id
          ${searched}
          where ${isInAreas(own, own`n.user_id`, "p")} and ${isWanted}
          order by ${byName} limit ${limit}),
        -- The members of its workspace, in the order of their index.
        inside as (
          select m.user_id, m.name from facts p
          cross join lateral (
            select m.user_id, m.name from workspace_members m
            join organization_members om
              on om.organization_id = p.organization_id and om.user_id = m.user_id
            ${searched}
            where m.workspace_id = p.workspace_id and p.is_for_workspace and ${isWanted}
            order by ${byName} limit ${limit}) m),
        -- Whoever is named and among those found is among the first ones named.
        found as (
          select m.user_id, m.name, bool_or(m.is_named) as is_named from (
            select user_id, name, true as is_named from named union all select user_id, name, false from inside) m
          group by m.user_id, m.name order by ${byName} limit ${limit})
        select u.id, m.name, u.email,
          case when p.is_for_workspace and wm.user_id is not null then p.organization_role end
            as "organizationRole",
          case when p.is_for_workspace then wm.own_role end as "workspaceRole",
          case when m.is_named and p.is_inherited and not p.is_restricted then (
            select am.role from page_members am where am.page_id = p.above and am.user_id = m.user_id) end as "areaRole",
          case when m.is_named then (
            select pm.role from page_members pm where pm.page_id = p.id and pm.user_id = m.user_id) end as "pageRole"
        from found m
        cross join facts p
        join users u on u.id = m.user_id
        left join lateral (
          select wm.user_id, wm.own_role from workspace_members wm
          where wm.workspace_id = p.workspace_id and wm.user_id = m.user_id offset 0) wm on true
        order by ${byName}`;
    },

    /** The people in the workspace, after a cursor, by name, at most `limit`. */
    async ofWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
      after: NameCursor,
      limit: number,
    ) {
      const own = withinOrganization(sql, scope.organizationId);
      return own<ReaderRecord[]>`
        select u.id, m.name, u.email, w.organization_role as "organizationRole",
          m.own_role as "workspaceRole", null as "areaRole", null as "pageRole"
        from workspace_members m
        join workspaces w on w.id = m.workspace_id
        join organization_members om
          on om.organization_id = w.organization_id and om.user_id = m.user_id
        join users u on u.id = m.user_id
        where m.workspace_id = ${workspaceId} and w.organization_id = ${scope.organizationId}
          and (m.name collate "und-x-icu", m.user_id) > (${after.name}, ${after.id}::uuid)
        order by m.name collate "und-x-icu", m.user_id
        limit ${limit}`;
    },

    /** The facts that explain a page's list of readers; `null` if the page does not exist. */
    async pageFacts(pageId: PageId) {
      const own = await withinThatOf(sql, "pages", pageId);
      const [row] = await own<
        {
          isRestricted: boolean;
          restrictedAbove: PathStep | null;
          isPublished: boolean;
          workspaceName: string;
        }[]
      >`
        select p.is_restricted as "isRestricted", p.published_version is not null as "isPublished",
          w.workspace_name as "workspaceName",
          (select json_build_object('id', a.id, 'icon', a.icon, 'pageTitle', coalesce(v.page_title, ''))
            from pages a left join page_versions v on v.id = a.published_version
            where a.id = case when p.restricted_by[1] = p.id then p.restricted_by[2] else p.restricted_by[1] end
          ) as "restrictedAbove"
        from pages p join workspaces w on w.id = p.workspace_id where p.id = ${pageId}`;
      return row ?? null;
    },

    /** The role of every member of the organization in the workspace; `null` if it is not open to them. */
    async openness(workspaceId: WorkspaceId): Promise<"viewer" | "editor" | null> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const [row] = await own<{ organizationRole: "viewer" | "editor" | null }[]>`
        select organization_role as "organizationRole" from workspaces where id = ${workspaceId}`;
      return row?.organizationRole ?? null;
    },
  };
}

export type ReadersStore = ReturnType<typeof createReadersStore>;
