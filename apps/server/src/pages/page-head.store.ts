import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { Unread } from "@stemma/contract/page-view-shape";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import { lastVersionsShown } from "@stemma/domain/version/last-versions-shown";
import { areaRole, isOpenWhenPublished } from "../access/access-rule.store.ts";
import { lacksSecondFactor } from "../access/second-factor-rule.store.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import { unreadOf } from "../reading/unread.store.ts";
import type { RevertRecord } from "../versions/revert-record.ts";
import type { Asker, PageHeadRecord, VersionFacts } from "./page-head.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { findInEach, noteOrganization, nowhere } from "../platform/database/organization-of.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** The row of the caller; `pageId` is null, and the page's fields mean nothing, if the page does not exist. */
export interface HeadRow extends Pick<
  PageHeadRecord,
  | "parentPageId"
  | "kind"
  | "organizationId"
  | "organizationName"
  | "workspaceId"
  | "workspaceName"
  | "publishesChecks"
  | "editorsCreatePages"
  | "icon"
  | "publishedVersion"
  | "updatedAt"
  | "updatedBy"
  | "deleted"
  | "deletedAt"
  | "deletedBy"
  | "isOrganizationMember"
  | "isActiveOrganization"
  | "subscriberIds"
  | "isPinned"
  | "draft"
> {
  readonly pageId: PageId | null;
  readonly callersOrganization: OrganizationId | null;
  readonly callersRole: OrganizationRole | null;
  readonly lacksSecondFactor: boolean;
  readonly isRestricted: boolean;
  readonly workspaceRole: Role | null;
  /** The members of the page with their roles, as `{id} {role}` in the order of their ids: the first {@link listedMax} + 1. */
  readonly members: string[];
  /** The latest versions, newest first. */
  readonly versionIds: VersionId[];
  /** The latest revert of the page. */
  readonly latestRevert: Omit<RevertRecord, "reverterName"> | null;
  /** The version that the caller read last. */
  readonly readVersion: VersionId | null;
  /** The names of the people who were asked for, in that order. */
  readonly names: string[];
}

/** How many ids of people an answer holds at most. */
export const listedMax = rowsPerAnswerMax;

const findHead = defineSharedStatement<
  Pick<Asker, "userId" | "namedOrganization"> & {
    readonly pageId: PageId;
    readonly people: readonly UserId[];
    /** The page's, or the caller's, if the database is spread. */
    readonly organizationId: OrganizationId;
  },
  HeadRow
>(
  {
    userId: "uuid",
    namedOrganization: "uuid",
    pageId: "uuid",
    people: "uuid[]",
    organizationId: "uuid",
  },
  (sql, { userId, namedOrganization, pageId, people, organizationId }) => {
    const own = withinOrganization(sql, organizationId);
    return own`
    select am.organization_id as "callersOrganization", am.role as "callersRole",
      ${lacksSecondFactor(own, userId, own`am.organization_id`)} as "lacksSecondFactor",
      p.id as "pageId", p.parent_page_id as "parentPageId", p.organization_id as "organizationId",
      o.organization_name as "organizationName", p.workspace_id as "workspaceId",
      w.workspace_name as "workspaceName", w.publishes_checks as "publishesChecks",
      w.editors_create_pages as "editorsCreatePages", p.kind, p.icon,
      p.published_version as "publishedVersion", p.updated_at as "updatedAt",
      p.updated_by as "updatedBy", p.deleted, p.deleted_at as "deletedAt",
      p.deleted_by as "deletedBy", not ${isOpenWhenPublished(own)} as "isRestricted",
      coalesce(p.organization_id = am.organization_id, false) as "isActiveOrganization",
      coalesce(p.organization_id = am.organization_id, false) or exists (
        select 1 from organization_members om
        where om.organization_id = p.organization_id and om.user_id = ${userId})
        as "isOrganizationMember",
      wm.role as "workspaceRole", pr.version_id as "readVersion",
      array(select m.user_id || ' ' || m.role from page_members m where m.page_id = p.id
        order by m.user_id limit ${listedMax + 1}) as members,
      array(select s.user_id from page_subscribers s where s.page_id = p.id
        order by s.user_id limit ${listedMax}) as "subscriberIds",
      exists (select 1 from pins n where n.user_id = ${userId}
        and n.organization_id = o.id and n.item_id = p.id) as "isPinned",
      case when d.id is null then null else json_build_object(
        'id', d.id, 'previousNode', d.previous_node, 'pageTitle', d.page_title,
        'draftNotes', d.draft_notes, 'pendingMerge', d.pending_merge,
        'publishSubject', d.publish_subject, 'takenPassages', d.taken_passages,
        'updatedAt', d.updated_at, 'revision', d.revision) end as draft,
      array(select q.id from page_versions q where q.page_id = p.id
        order by q.sequence desc limit ${lastVersionsShown}) as "versionIds",
      (select json_build_object('id', r.id, 'fromVersion', r.from_version,
          'toVersion', r.to_version, 'revertedAt', r.reverted_at, 'revertedBy', r.reverted_by)
        from page_reverts r where r.page_id = p.id
        order by r.reverted_at desc, r.id desc limit 1) as "latestRevert",
      array(select ${personNameOrId(own, "asked.id")}
        from unnest(${people}::uuid[]) with ordinality asked (id, place)
        left join users u on u.id = asked.id
        left join configurations c
          on c.user_id = asked.id and c.organization_id = p.organization_id
        order by asked.place) as names
    from users me
    left join organization_members am on am.user_id = me.id
      and am.organization_id = coalesce(${namedOrganization}::uuid, me.recent_organization_id)
    left join pages p on p.id = ${pageId}
    left join organizations o on o.id = p.organization_id
    left join workspaces w on w.id = p.workspace_id
    left join workspace_members wm
      on wm.workspace_id = w.id and wm.user_id = ${userId}
    left join page_reads pr on pr.page_id = p.id and pr.user_id = ${userId}
    left join drafts d on d.page_id = p.id and d.user_id = ${userId}
    where me.id = ${userId}`;
  },
);

const findFacts = defineStatement<
  { organizationId: OrganizationId; versionIds: readonly VersionId[] },
  VersionFacts
>(
  (sql, { organizationId, versionIds }) => withinOrganization(sql, organizationId)`
    select v.id, v.previous_node as "previousNode", v.sequence, v.page_title as "pageTitle",
      v.published_at as "publishedAt", v.published_by as "publishedBy",
      v.subject_line as "subjectLine", v.message_body as "messageBody", v.credits as "creditedIds"
    from page_versions v where v.id = any(${versionIds}::uuid[])`,
);

const findNames = defineStatement<
  { organizationId: OrganizationId; people: readonly UserId[] },
  { id: UserId; name: string }
>(
  (sql, { organizationId, people }) => withinOrganization(sql, organizationId)`
    select asked.id, ${personNameOrId(sql, "asked.id")} as name
    from unnest(${people}::uuid[]) asked (id)
    left join users u on u.id = asked.id
    left join configurations c on c.user_id = asked.id and c.organization_id = ${organizationId}`,
);

/** What the head of a page leaves out, because few reads need it. */
interface Further {
  readonly areaRole: Role | null;
  readonly unread: Unread | null;
}

type OfPage = {
  readonly userId: UserId;
  readonly pageId: PageId;
  readonly organizationId: OrganizationId;
};

const findFurther = defineStatement<OfPage, Further>((sql, { userId, pageId, organizationId }) => {
  const own = withinOrganization(sql, organizationId);
  return own`
    select ${areaRole(own, userId)} as "areaRole", ${unreadOf(own, userId)} as unread
    from pages p where p.id = ${pageId}`;
});

/** The members and subscribers of a page with more than {@link listedMax} of them. */
type Crowd = Pick<PageHeadRecord, "administratorIds" | "userIds" | "isSubscribed"> & {
  readonly pageRole: Role | null;
};

const findCrowd = defineStatement<OfPage, Crowd>(
  (sql, { userId, pageId, organizationId }) => withinOrganization(sql, organizationId)`
    select
      array(select m.user_id from page_members m
        where m.page_id = p.id and m.role = 'administrator'
        order by m.user_id limit ${listedMax}) as "administratorIds",
      array(select m.user_id from page_members m where m.page_id = p.id
        order by m.user_id limit ${listedMax}) as "userIds",
      (select m.role from page_members m
        where m.page_id = p.id and m.user_id = ${userId}) as "pageRole",
      exists (select 1 from page_subscribers s
        where s.page_id = p.id and s.user_id = ${userId}) as "isSubscribed"
    from pages p where p.id = ${pageId}`,
);

/** Reads the data of the page screen but its texts. */
export function createPageHeadStore(sql: Sql) {
  async function recentOrganization(userId: UserId): Promise<OrganizationId> {
    const [user] = await sql<{ organizationId: OrganizationId }[]>`
      select recent_organization_id as "organizationId" from users where id = ${userId}`;
    return user?.organizationId ?? nowhere;
  }

  return {
    /**
     * The caller's membership, the page without its texts, and what decides about the caller's access: everything that can
     * be another at the next read. With the names of these people. `null` if the caller does not exist.
     */
    async findHead(
      { userId, namedOrganization }: Asker,
      pageId: PageId,
      people: readonly UserId[],
    ): Promise<HeadRow | null> {
      const find = async (organizationId: OrganizationId, named: OrganizationId | null) => {
        const args = { userId, namedOrganization: named, pageId, people, organizationId };
        const [row] = await findHead(sql, args);
        return row ?? null;
      };
      if (!isSpread()) return find(nowhere, namedOrganization);
      const callers = namedOrganization ?? (await recentOrganization(userId));
      const atHome = await find(callers, callers);
      if (atHome === null) return null;
      const row = await findInEach(
        sql,
        { what: "pages", id: pageId, likely: callers },
        async (organizationId) => {
          const found = organizationId === callers ? atHome : await find(organizationId, callers);
          return found?.pageId == null ? null : found;
        },
      );
      if (row === null) return atHome;
      noteOrganization(pageId, row.organizationId);
      const { callersOrganization, callersRole, lacksSecondFactor: lacks } = atHome;
      return { ...row, callersOrganization, callersRole, lacksSecondFactor: lacks };
    },

    /** What never changes of these versions; without an order, and without those that are gone. */
    findFacts: (organizationId: OrganizationId, versionIds: readonly VersionId[]) =>
      findFacts(sql, { organizationId, versionIds }),

    /** The names of people in the history of a page. */
    findNames: (organizationId: OrganizationId, people: readonly UserId[]) =>
      findNames(sql, { organizationId, people }),

    /** The caller's role in the restricted pages at or above the page, and what they have not read of it. */
    async findFurther(
      organizationId: OrganizationId,
      userId: UserId,
      pageId: PageId,
    ): Promise<Further> {
      const [found] = await findFurther(sql, { userId, pageId, organizationId });
      return found ?? { areaRole: null, unread: null };
    },

    /** Like the head's lists, of a page with more people than they hold; `null` if the page is gone. */
    async findCrowd(
      organizationId: OrganizationId,
      userId: UserId,
      pageId: PageId,
    ): Promise<Crowd | null> {
      const [crowd] = await findCrowd(sql, { userId, pageId, organizationId });
      return crowd ?? null;
    },
  };
}

export type PageHeadStore = ReturnType<typeof createPageHeadStore>;
