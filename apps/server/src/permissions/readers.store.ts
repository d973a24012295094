import type { PathStep } from "@stemma/contract/page-shapes";
import {
  isInAreas,
  isOpenWhenPublished,
  isVisibleToWorkspace,
} from "../access/access-rule.store.ts";
import type { Role } from "@stemma/domain/access/role";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { NameCursor } from "../platform/name-cursor.ts";

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
      const isForWorkspace = (whenPublished ? isOpenWhenPublished : isVisibleToWorkspace)(sql);
      return sql<ReaderRecord[]>`
        select * from (
          select u.id, ${personName(sql)} as name, u.email,
            case when f.is_for_workspace and wm.user_id is not null then w.organization_role end
              as "organizationRole",
            case when f.is_for_workspace then wm.own_role end as "workspaceRole",
            case when f.is_inherited then am.role end as "areaRole", pm.role as "pageRole"
          from pages p
          join workspaces w on w.id = p.workspace_id
          cross join lateral (
            select ${isForWorkspace} as is_for_workspace,
              ${whenPublished} or p.published_version is not null as is_inherited,
              case when p.restricted_by[1] = p.id then p.restricted_by[2] else p.restricted_by[1] end as above) f
          cross join lateral (
            select m.user_id from page_members m where m.page_id = p.id
            union select m.user_id from page_members m where m.page_id = f.above and f.is_inherited
            union select m.user_id from workspace_members m where m.workspace_id = w.id and f.is_for_workspace
          ) named
          join organization_members om
            on om.organization_id = p.organization_id and om.user_id = named.user_id
          join users u on u.id = om.user_id
          left join configurations c on c.user_id = u.id and c.organization_id = p.organization_id
          left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = u.id
          left join page_members pm on pm.page_id = p.id and pm.user_id = u.id
          left join page_members am
            on am.page_id = f.above and am.user_id = u.id and not p.is_restricted
          where p.id = ${pageId} and p.organization_id = ${scope.organizationId}
            and ${isInAreas(sql, sql`u.id`, "p")}
            and (pm.user_id is not null or (f.is_for_workspace and wm.user_id is not null)
              or (f.is_inherited and am.user_id is not null))
        ) r
        where (r.name collate "und-x-icu", r.id) > (${after.name}, ${after.id}::uuid)
          and (strpos(lower(r.name), lower(${part})) > 0 or strpos(r.email, lower(${part})) > 0)
        order by r.name collate "und-x-icu", r.id
        limit ${limit}`;
    },

    /** The people in the workspace, after a cursor, by name, at most `limit`. */
    async ofWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
      after: NameCursor,
      limit: number,
    ) {
      return sql<ReaderRecord[]>`
        select * from (
          select u.id, ${personName(sql)} as name, u.email,
            w.organization_role as "organizationRole", wm.own_role as "workspaceRole",
            null as "areaRole", null as "pageRole"
          from workspace_members wm
          join workspaces w on w.id = wm.workspace_id
          join organization_members om
            on om.organization_id = w.organization_id and om.user_id = wm.user_id
          join users u on u.id = om.user_id
          left join configurations c on c.user_id = u.id and c.organization_id = w.organization_id
          where w.id = ${workspaceId} and w.organization_id = ${scope.organizationId}
        ) r
        where (r.name collate "und-x-icu", r.id) > (${after.name}, ${after.id}::uuid)
        order by r.name collate "und-x-icu", r.id
        limit ${limit}`;
    },

    /** The facts that explain a page's list of readers; `null` if the page does not exist. */
    async pageFacts(pageId: PageId) {
      const [row] = await sql<
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
      const [row] = await sql<{ organizationRole: "viewer" | "editor" | null }[]>`
        select organization_role as "organizationRole" from workspaces where id = ${workspaceId}`;
      return row?.organizationRole ?? null;
    },
  };
}

export type ReadersStore = ReturnType<typeof createReadersStore>;
