import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { DraftId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { NewVersion } from "./new-version.ts";
import type { pageReverts } from "./page-reverts.table.ts";
import { noteOrganization, withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** Reads and adds versions, and records reverts. Versions never change. */
export function createVersionStore(sql: Sql) {
  return {
    /**
     * Adds a version with the page's next sequence. Credits who wrote its taken passages, and the publishers of the
     * versions that updates brought into the draft: those between the version that it started from and its base. The
     * caller holds the page's lock.
     */
    async insert(scope: OrganizationScope, version: NewVersion): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      const {
        id,
        pageId,
        previousNode,
        startedFrom,
        pageTitle,
        publishedAt,
        publishMessage,
        draftId,
        takenPassages,
        takenFrom,
      } = version;
      const { subjectLine, body: messageBody } = publishMessage;
      const broughtIn = own`
        with recursive brought_in as (
          select v.previous_node, v.published_by, s.sequence as started
          from page_versions s join page_versions v on v.id = ${previousNode}
          where s.id = ${startedFrom} and v.sequence > s.sequence
          union all
          select v.previous_node, v.published_by, b.started from brought_in b
          join page_versions v on v.id = b.previous_node and v.sequence > b.started)`;
      const sequence = own`
        (select coalesce(max(v.sequence), 0) + 1 from page_versions v where v.page_id = ${pageId})`;
      const credits = own`
        array(select credited.id from (
            select published_by from brought_in union select unnest(${[...takenFrom]}::uuid[])
          ) credited (id)
          where credited.id <> ${scope.userId} order by 1 limit ${rowsPerAnswerMax})`;
      const insert = (start: Fragment, computed: { sequence: Fragment; credits: Fragment }) => own`
        ${start} insert into page_versions (id, organization_id, page_id, previous_node, sequence, page_title,
          body, published_at, published_by, subject_line, message_body, draft_id,
          taken_passages, credits)
        values (${id}, ${scope.organizationId}, ${pageId}, ${previousNode}, ${computed.sequence},
          ${pageTitle}, ${version.text.json}, ${publishedAt}, ${scope.userId},
          ${subjectLine}, ${messageBody}, ${draftId}, ${JSON.stringify(takenPassages)},
          ${computed.credits})`;
      noteOrganization(id, scope.organizationId);
      if (!isSpread()) {
        await insert(broughtIn, { sequence, credits });
        return;
      }
      // Citus takes no subquery in an insert.
      const [row] = await own<{ sequence: number; credits: UserId[] }[]>`
        ${broughtIn} select ${sequence} as sequence, ${credits} as credits`;
      await insert(own``, {
        sequence: own`${row?.sequence ?? 1}`,
        credits: own`${row?.credits ?? []}::uuid[]`,
      });
    },

    /** Records a revert of the page. */
    async insertRevert(
      { organizationId, userId }: OrganizationScope,
      revert: Omit<typeof pageReverts.$inferInsert, "organizationId" | "revertedBy">,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        insert into page_reverts (id, organization_id, page_id, from_version, to_version, reverted_at,
          reverted_by)
        values (${revert.id}, ${organizationId}, ${revert.pageId}, ${revert.fromVersion},
          ${revert.toVersion}, ${revert.revertedAt}, ${userId})`;
    },

    /** The page, title and body of one version of the active organization; `null` if it does not exist. */
    async find(scope: OrganizationScope, versionId: VersionId) {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<{ pageId: PageId; pageTitle: string; body: StoredBody }[]>`
        select page_id as "pageId", page_title as "pageTitle", body from page_versions
        where id = ${versionId} and organization_id = ${scope.organizationId}`;
      return row === undefined ? null : { ...row, body: currentBody(row.body) };
    },

    /** The same with the body as JSON text, of any format version; for long texts, which are parsed in a thread. */
    async findText(scope: OrganizationScope, versionId: VersionId) {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<{ pageId: PageId; pageTitle: string; stored: string }[]>`
        select page_id as "pageId", page_title as "pageTitle", body::text as stored
        from page_versions where id = ${versionId} and organization_id = ${scope.organizationId}`;
      return row ?? null;
    },

    /** Whether a version belongs to the same page as the draft. */
    async isOfDraftsPage(draftId: DraftId, versionId: VersionId): Promise<boolean> {
      const own = await withinThatOf(sql, "drafts", draftId);
      const rows = await own`
        select 1 from page_versions v join drafts d on d.page_id = v.page_id
        where v.id = ${versionId} and d.id = ${draftId}`;
      return rows.length > 0;
    },

    /** The version that was published from the caller's draft; `null` if there is none. */
    async findByDraft(scope: OrganizationScope, draftId: DraftId) {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<{ id: VersionId; pageId: PageId }[]>`
        select id, page_id as "pageId" from page_versions
        where draft_id = ${draftId} and published_by = ${scope.userId}`;
      return row ?? null;
    },
  };
}

export type VersionStore = ReturnType<typeof createVersionStore>;
