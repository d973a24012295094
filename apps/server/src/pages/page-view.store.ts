import type { PageKind } from "@stemma/domain/page/page-kind";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { Unread } from "@stemma/contract/pages.contract";
import type { PendingMerge, TakenPassages } from "@stemma/contract/draft-shapes";
import type { Person } from "@stemma/contract/organization-shapes";
import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
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
import type { Caller, Membership, OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { creditsOf } from "../versions/credits.store.ts";
import { unreadOf } from "../reading/unread.store.ts";
import type { RevertRecord } from "../versions/version-history.store.ts";

/** All data of the page screen but the texts, from one query. Instants are PostgreSQL's text. */
export interface PageHeadRecord extends PageStanding {
  readonly pageId: PageId;
  readonly kind: PageKind;
  readonly parentPageId: PageId | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly publishesChecks: boolean;
  readonly editorsCreatePages: boolean;
  readonly pageTitle: string | null;
  readonly icon: string | null;
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

/** A page with its published text and the text of the caller's draft. */
export interface PageViewRecord extends Omit<PageHeadRecord, "draft"> {
  readonly body: PageBody | null;
  readonly draft: (DraftRecord & { readonly body: PageBody }) | null;
}

/** The caller's draft inside a {@link PageHeadRecord}. */
interface DraftRecord {
  readonly id: DraftId;
  readonly previousNode: VersionId | null;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  readonly pendingMerge: PendingMerge | null;
  readonly publishSubject: string | null;
  readonly takenPassages: TakenPassages;
  readonly updatedAt: string;
  readonly revision: number;
}

/** A version inside a {@link PageHeadRecord}, newest first. */
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

/** What the query found out about a caller and a page. The page is not authorized yet: pass it through `authorizePage`. */
interface FoundPage {
  /** The caller's membership in the organization that the call names, else in the active one; `null` if there is none. */
  readonly membership: Membership | null;
  /** `null` if the page does not exist. */
  readonly page: PageHeadRecord | null;
}

/** Reads the data of the page screen. */
export function createPageViewStore(sql: Sql) {
  const store = {
    /**
     * The caller's membership, the page without its texts, the caller's access to it, and the latest versions: one
     * query, so that a read of a page whose texts are kept costs no other one.
     */
    async findHead(
      { userId, namedOrganization }: Pick<Caller, "userId" | "namedOrganization">,
      pageId: PageId,
    ): Promise<FoundPage> {
      const [row] = await sql<HeadRow[]>`
        select am.organization_id as "callersOrganization", am.role as "callersRole",
          p.id as "pageId", p.parent_page_id as "parentPageId", p.organization_id as "organizationId",
          o.organization_name as "organizationName", p.workspace_id as "workspaceId",
          w.workspace_name as "workspaceName", w.publishes_checks as "publishesChecks",
          w.editors_create_pages as "editorsCreatePages", p.kind, v.page_title as "pageTitle", p.icon,
          p.published_version as "publishedVersion", p.updated_at as "updatedAt",
          p.updated_by as "updatedBy", p.deleted, p.deleted_at as "deletedAt",
          p.deleted_by as "deletedBy", not ${isOpenWhenPublished(sql)} as "isRestricted",
          om.user_id is not null as "isOrganizationMember",
          om.user_id is not null and o.id = am.organization_id as "isActiveOrganization",
          wm.role as "workspaceRole", pm.role as "pageRole",
          ${areaRole(sql, userId)} as "areaRole",
          array(select m.user_id from page_members m
            where m.page_id = p.id and m.role = 'administrator'
            order by m.user_id limit ${rowsPerAnswerMax}) as "administratorIds",
          array(select m.user_id from page_members m where m.page_id = p.id
            order by m.user_id limit ${rowsPerAnswerMax}) as "userIds",
          array(select s.user_id from page_subscribers s where s.page_id = p.id
            order by s.user_id limit ${rowsPerAnswerMax}) as "subscriberIds",
          exists (select 1 from page_subscribers s
            where s.page_id = p.id and s.user_id = ${userId}) as "isSubscribed",
          exists (select 1 from pins n where n.user_id = ${userId}
            and n.organization_id = o.id and n.item_id = p.id) as "isPinned",
          case when d.id is null then null else json_build_object(
            'id', d.id, 'previousNode', d.previous_node, 'pageTitle', d.page_title,
            'draftNotes', d.draft_notes, 'pendingMerge', d.pending_merge,
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
          ${unreadOf(sql, userId)} as unread
        from users me
        left join organization_members am on am.user_id = me.id
          and am.organization_id = coalesce(${namedOrganization}::uuid, me.recent_organization_id)
        left join pages p on p.id = ${pageId}
        left join organizations o on o.id = p.organization_id
        left join workspaces w on w.id = p.workspace_id
        left join page_versions v on v.id = p.published_version
        left join organization_members om
          on om.organization_id = o.id and om.user_id = ${userId}
        left join workspace_members wm
          on wm.workspace_id = w.id and wm.user_id = ${userId}
        left join page_members pm on pm.page_id = p.id and pm.user_id = ${userId}
        left join drafts d on d.page_id = p.id and d.user_id = ${userId}
        where me.id = ${userId}`;
      return row === undefined ? { membership: null, page: null } : foundIn(row);
    },

    /** The text of a version; `null` if the version is gone. */
    async findVersionBody(versionId: VersionId): Promise<PageBody | null> {
      const [row] = await sql<{ body: StoredBody }[]>`
        select body from page_versions where id = ${versionId}`;
      return row === undefined ? null : currentBody(row.body);
    },

    /** The text of a draft at a revision; `null` if the draft is gone or was saved again. */
    async findDraftBody(draftId: DraftId, revision: number): Promise<PageBody | null> {
      const [row] = await sql<{ body: StoredBody }[]>`
        select body from drafts where id = ${draftId} and revision = ${revision}`;
      return row === undefined ? null : currentBody(row.body);
    },

    /**
     * The page with its published text and the caller's draft; `null` if the page does not exist. The result is not
     * authorized yet: pass it through `authorizePage`.
     */
    async find(scope: OrganizationScope, pageId: PageId): Promise<PageViewRecord | null> {
      const caller = { userId: scope.userId, namedOrganization: scope.organizationId };
      // A save between the queries makes the draft's text another one: read again.
      for (;;) {
        const { page } = await store.findHead(caller, pageId);
        if (page === null) return null;
        const { publishedVersion, draft } = page;
        const body = publishedVersion && (await store.findVersionBody(publishedVersion));
        const drafted = draft && (await store.findDraftBody(draft.id, draft.revision));
        if (body === null && publishedVersion !== null) continue;
        if (drafted === null && draft !== null) continue;
        return { ...page, body, draft: draft && drafted && { ...draft, body: drafted } };
      }
    },
  };
  return store;
}

function foundIn({ callersOrganization, callersRole, ...row }: HeadRow): FoundPage {
  const membership =
    callersOrganization === null || callersRole === null
      ? null
      : { organizationId: callersOrganization, organizationRole: callersRole };
  if (row.pageId === null) return { membership, page: null };
  const { isRestricted, workspaceRole, pageRole, areaRole: inArea, ...page } = row as PageRow;
  const isInOrganization = page.isActiveOrganization;
  return {
    membership,
    page: {
      ...page,
      actor: { isInOrganization, workspaceRole, pageRole, areaRole: inArea },
      facts: { isRestricted, isPublished: page.publishedVersion !== null },
    },
  };
}

export type PageViewStore = ReturnType<typeof createPageViewStore>;

/** The row from PostgreSQL; `pageId` is null, and the page's fields mean nothing, if the page does not exist. */
type HeadRow = Omit<PageRow, "pageId"> & {
  readonly pageId: PageId | null;
  readonly callersOrganization: OrganizationId | null;
  readonly callersRole: OrganizationRole | null;
};

/** A page with the roles that make the actor. */
type PageRow = Omit<PageHeadRecord, "actor" | "facts"> & AccessRow;

interface AccessRow {
  isRestricted: boolean;
  workspaceRole: Role | null;
  pageRole: Role | null;
  areaRole: Role | null;
}
