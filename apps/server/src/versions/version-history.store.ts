import { revertsMax } from "@stemma/contract/versions.contract";
import type { Person } from "@stemma/contract/organization-shapes";
import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import { personNameOrId } from "../access/person-name.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { RevertRecord } from "./revert-record.ts";
import { creditsOf } from "./credits.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";

/** A version row of the history, with its publisher's name. Instants are PostgreSQL's text. */
export interface VersionRecord {
  readonly id: VersionId;
  readonly pageId: PageId;
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

/** What names a version, from its row. */
export type NamedVersionRecord = Omit<
  VersionRecord,
  "pageId" | "pageTitle" | "messageBody" | "credits"
>;

/** Reads the history of pages. The caller must authorize the page first. */
export function createVersionHistoryStore(sql: Sql) {
  const columnsOf = (
    own: Sql,
    publisherName: Fragment,
  ) => own`v.id, v.page_id as "pageId", v.previous_node as "previousNode", v.sequence,
    v.page_title as "pageTitle", v.published_at as "publishedAt", v.published_by as "publishedBy",
    v.subject_line as "subjectLine", v.message_body as "messageBody",
    ${creditsOf(own, "v")} as credits, ${publisherName} as "publisherName"`;
  const joinPublisher = (own: Sql) => own`
    left join users u on u.id = v.published_by
    left join configurations c
      on c.user_id = v.published_by and c.organization_id = v.organization_id`;
  const from = (own: Sql) => own`from page_versions v ${joinPublisher(own)}`;

  return {
    /** The page's versions after a sequence, oldest first: at most `limit` rows, without bodies. */
    async list(scope: OrganizationScope, pageId: PageId, after: number, limit: number) {
      const own = withinOrganization(sql, scope.organizationId);
      return own<VersionRecord[]>`
        with listed as materialized (
          select id, organization_id, page_id, previous_node, sequence, page_title, published_at,
            published_by, subject_line, message_body, credits
          from page_versions v
          where v.page_id = ${pageId} and v.organization_id = ${scope.organizationId}
            and v.sequence > ${after}
          order by v.sequence limit ${limit}),
        -- A page has few publishers: each is looked up once.
        names as materialized (
          select v.published_by, ${personNameOrId(own, "v.published_by")} as name
          from (select distinct published_by, organization_id from listed) v
          ${joinPublisher(own)})
        select ${columnsOf(own, own`n.name`)} from listed v
        join names n on n.published_by = v.published_by
        order by v.sequence`;
    },

    /** The versions of the page with these sequences, oldest first: what names them. */
    async listNamed(scope: OrganizationScope, pageId: PageId, sequences: readonly number[]) {
      const own = withinOrganization(sql, scope.organizationId);
      return own<NamedVersionRecord[]>`
        select v.id, v.previous_node as "previousNode", v.sequence, v.published_at as "publishedAt",
          v.published_by as "publishedBy", ${personNameOrId(own, "v.published_by")} as "publisherName",
          v.subject_line as "subjectLine" ${from(own)}
        where v.page_id = ${pageId} and v.organization_id = ${scope.organizationId}
          and v.sequence = any(${sequences}::int[])
        order by v.sequence`;
    },

    /** The latest reverts of the page to one of these versions, oldest first: at most {@link revertsMax}. */
    async listReverts(scope: OrganizationScope, pageId: PageId, to: readonly VersionId[]) {
      const own = withinOrganization(sql, scope.organizationId);
      return own<RevertRecord[]>`
        select * from (select v.id, v.from_version as "fromVersion", v.to_version as "toVersion",
          v.reverted_at as "revertedAt", v.reverted_by as "revertedBy",
          ${personNameOrId(own, "v.reverted_by")} as "reverterName"
        from page_reverts v
        left join users u on u.id = v.reverted_by
        left join configurations c
          on c.user_id = v.reverted_by and c.organization_id = v.organization_id
        where v.to_version = any(${to}::uuid[]) and v.page_id = ${pageId}
          and v.organization_id = ${scope.organizationId}
        order by v.reverted_at desc, v.id desc limit ${revertsMax}) r
        order by r."revertedAt", r.id`;
    },

    /** The bodies of versions of one organization, by id. */
    async bodiesOf(ids: readonly VersionId[]): Promise<Map<VersionId, PageBody>> {
      const own = await withinThatOf(sql, "page_versions", ids[0]);
      const rows = await own<{ id: VersionId; body: StoredBody }[]>`
        select id, body from page_versions where id = any(${ids}::uuid[])`;
      return new Map(rows.map(({ id, body }) => [id, currentBody(body)]));
    },

    /** The stored bodies as JSON text, to be parsed elsewhere: of any format version. */
    async bodyTextsOf(ids: readonly VersionId[]): Promise<Map<VersionId, string>> {
      const own = await withinThatOf(sql, "page_versions", ids[0]);
      const rows = await own<{ id: VersionId; body: string }[]>`
        select id, body::text as body from page_versions where id = any(${ids}::uuid[])`;
      return new Map(rows.map(({ id, body }) => [id, body]));
    },

    /** The page of a version, in any organization: authorize it before showing anything. */
    async findPageOf(versionId: VersionId): Promise<PageId | null> {
      const own = await withinThatOf(sql, "page_versions", versionId);
      const [row] = await own<{ pageId: PageId }[]>`
        select page_id as "pageId" from page_versions where id = ${versionId}`;
      return row?.pageId ?? null;
    },

    /** One version without its body, in any organization: authorize its page before showing it. */
    async find(versionId: VersionId): Promise<VersionRecord | null> {
      const own = await withinThatOf(sql, "page_versions", versionId);
      const [row] = await own<VersionRecord[]>`
        select ${columnsOf(own, personNameOrId(own, "v.published_by"))} ${from(own)} where v.id = ${versionId}`;
      return row ?? null;
    },
  };
}

export type VersionHistoryStore = ReturnType<typeof createVersionHistoryStore>;
