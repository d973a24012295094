import type { PageKind } from "@stemma/domain/page/page-kind";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { Unread } from "@stemma/contract/pages.contract";
import type { PendingMerge, TakenPassages } from "@stemma/contract/draft-shapes";
import type { Person } from "@stemma/contract/organization-shapes";
import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { Role } from "@stemma/domain/access/role";
import type {
  DraftId,
  OrganizationId,
  PageId,
  UserId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";
import { lastVersionsShown } from "@stemma/domain/version/last-versions-shown";
import { areaRole, isOpenWhenPublished } from "../access/access-rule.store.ts";
import type { PageStanding } from "../access/authorized.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { creditsOf } from "../versions/credits.store.ts";
import { unreadOf } from "../reading/unread.store.ts";
import type { RevertRecord } from "../versions/version-history.store.ts";

/** All data of the page screen, from one query. Instants are PostgreSQL's text. */
export interface PageViewRecord extends PageStanding {
  readonly pageId: PageId;
  readonly kind: PageKind;
  readonly parentPageId: PageId | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly publishesChecks: boolean;
  readonly editorsCreatePages: boolean;
  readonly pageTitle: string | null;
  readonly icon: string | null;
  readonly body: PageBody | null;
  readonly publishedVersion: VersionId | null;
  readonly updatedAt: string;
  readonly updatedBy: UserId;
  readonly deleted: boolean;
  readonly deletedAt: string | null;
  readonly deletedBy: UserId | null;
  readonly administratorIds: UserId[];
  readonly userIds: UserId[];
  readonly subscriberIds: UserId[];
  readonly isSubscribed: boolean;
  readonly isPinned: boolean;
  readonly draft: DraftRecord | null;
  readonly lastVersions: VersionRecord[];
  /** The revert that made the current version the published one; `null` if a publish made it. */
  readonly lastRevert: RevertRecord | null;
  /** What was published since the caller last read the page. `readAt` is PostgreSQL's text. */
  readonly unread: Unread | null;
}

/** The caller's draft inside a {@link PageViewRecord}. */
interface DraftRecord {
  readonly id: DraftId;
  readonly previousNode: VersionId | null;
  readonly pageTitle: string;
  readonly body: PageBody;
  readonly draftNotes: string | null;
  readonly pendingMerge: PendingMerge | null;
  readonly publishSubject: string | null;
  readonly takenPassages: TakenPassages;
  readonly updatedAt: string;
  readonly revision: number;
}

/** A version inside a {@link PageViewRecord}, newest first. */
interface VersionRecord {
  readonly id: VersionId;
  readonly previousNode: VersionId | null;
  readonly sequence: number;
  readonly pageTitle: string;
  readonly publishedAt: string;
  readonly publishedBy: UserId;
  readonly publisherName: string;
  readonly subjectLine: string;
  readonly messageBody: string;
  readonly credits: Person[];
}

/** Reads the data of the page screen. */
export function createPageViewStore(sql: Sql) {
  return {
    /**
     * The page, the caller's access to it, the caller's draft and the latest versions, in one query; `null` if the page
     * does not exist. The result is not authorized yet: pass it through `authorizePage`.
     */
    async find(scope: OrganizationScope, pageId: PageId): Promise<PageViewRecord | null> {
      const [row] = await sql<StoredView[]>`
        select p.id as "pageId", p.parent_page_id as "parentPageId", p.organization_id as "organizationId",
          o.organization_name as "organizationName", p.workspace_id as "workspaceId",
          w.workspace_name as "workspaceName", w.publishes_checks as "publishesChecks",
          w.editors_create_pages as "editorsCreatePages", p.kind, v.page_title as "pageTitle", p.icon, v.body,
          p.published_version as "publishedVersion", p.updated_at as "updatedAt",
          p.updated_by as "updatedBy", p.deleted, p.deleted_at as "deletedAt",
          p.deleted_by as "deletedBy", not ${isOpenWhenPublished(sql)} as "isRestricted",
          om.user_id is not null as "isOrganizationMember",
          om.user_id is not null and o.id = ${scope.organizationId} as "isActiveOrganization",
          wm.role as "workspaceRole", pm.role as "pageRole",
          ${areaRole(sql, scope.userId)} as "areaRole",
          array(select m.user_id from page_members m
            where m.page_id = p.id and m.role = 'administrator'
            order by m.user_id limit ${rowsPerAnswerMax}) as "administratorIds",
          array(select m.user_id from page_members m where m.page_id = p.id
            order by m.user_id limit ${rowsPerAnswerMax}) as "userIds",
          array(select s.user_id from page_subscribers s where s.page_id = p.id
            order by s.user_id limit ${rowsPerAnswerMax}) as "subscriberIds",
          exists (select 1 from page_subscribers s
            where s.page_id = p.id and s.user_id = ${scope.userId}) as "isSubscribed",
          exists (select 1 from pins n where n.user_id = ${scope.userId}
            and n.organization_id = o.id and n.item_id = p.id) as "isPinned",
          case when d.id is null then null else json_build_object(
            'id', d.id, 'previousNode', d.previous_node, 'pageTitle', d.page_title,
            'body', d.body, 'draftNotes', d.draft_notes, 'pendingMerge', d.pending_merge,
            'publishSubject', d.publish_subject, 'takenPassages', d.taken_passages,
            'updatedAt', d.updated_at, 'revision', d.revision) end as draft,
          coalesce((select json_agg(json_build_object(
              'id', l.id, 'previousNode', l.previous_node, 'sequence', l.sequence,
              'pageTitle', l.page_title, 'publishedAt', l.published_at,
              'publishedBy', l.published_by, 'publisherName', l.publisher_name,
              'subjectLine', l.subject_line, 'messageBody', l.message_body,
              'credits', l.credited) order by l.sequence desc)
            from (select pv.*, ${personNameOrId(sql, "pv.published_by")} as publisher_name,
                ${creditsOf(sql, "pv")} as credited
              from page_versions pv
              left join users u on u.id = pv.published_by
              left join configurations c
                on c.user_id = pv.published_by and c.organization_id = pv.organization_id
              where pv.id = any(array(select q.id from page_versions q where q.page_id = p.id
                order by q.sequence desc limit ${lastVersionsShown}) || p.published_version)
            ) l), '[]') as "lastVersions",
          (select json_build_object(
              'id', r.id, 'fromVersion', r.from_version, 'toVersion', r.to_version,
              'revertedAt', r.reverted_at, 'revertedBy', r.reverted_by,
              'reverterName', ${personNameOrId(sql, "r.reverted_by")})
            from (select * from page_reverts where page_id = p.id
              order by reverted_at desc, id desc limit 1) r
            left join users u on u.id = r.reverted_by
            left join configurations c
              on c.user_id = r.reverted_by and c.organization_id = r.organization_id
            where r.to_version = p.published_version) as "lastRevert",
          ${unreadOf(sql, scope.userId)} as unread
        from pages p
        join organizations o on o.id = p.organization_id
        join workspaces w on w.id = p.workspace_id
        left join page_versions v on v.id = p.published_version
        left join organization_members om
          on om.organization_id = o.id and om.user_id = ${scope.userId}
        left join workspace_members wm
          on wm.workspace_id = w.id and wm.user_id = ${scope.userId}
        left join page_members pm on pm.page_id = p.id and pm.user_id = ${scope.userId}
        left join drafts d on d.page_id = p.id and d.user_id = ${scope.userId}
        where p.id = ${pageId}`;
      if (row === undefined) return null;
      const { isRestricted, workspaceRole, pageRole, areaRole: inArea, body, draft, ...page } = row;
      return {
        ...page,
        body: body && currentBody(body),
        draft: draft && { ...draft, body: currentBody(draft.body) },
        actor: {
          isInOrganization: page.isActiveOrganization,
          workspaceRole,
          pageRole,
          areaRole: inArea,
        },
        facts: { isRestricted, isPublished: page.publishedVersion !== null },
      };
    },
  };
}

export type PageViewStore = ReturnType<typeof createPageViewStore>;

/** The row from PostgreSQL: bodies of any format version, and the roles that make the actor. */
interface StoredView extends Omit<PageViewRecord & AccessRow, "body" | "draft"> {
  readonly body: StoredBody | null;
  readonly draft: (Omit<DraftRecord, "body"> & { readonly body: StoredBody }) | null;
}

interface AccessRow {
  organizationId: OrganizationId;
  isRestricted: boolean;
  workspaceRole: Role | null;
  pageRole: Role | null;
  areaRole: Role | null;
}
