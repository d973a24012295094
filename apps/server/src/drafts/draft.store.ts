import type { PendingMerge, TakenPassages } from "@stemma/contract/draft-shapes";
import { bodyFiles } from "@stemma/document/files/body-files";
import type { PageBody } from "@stemma/document/format";
import { currentBody } from "@stemma/document/stored-body";
import type { DraftId, PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import { recordDraftFiles, releaseDraftFiles } from "../files/file-references.store.ts";
import type { BodyToStore } from "../platform/checked-body.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { drafts } from "./drafts.table.ts";
import { gatherSaves } from "./gather-saves.ts";
import { createPlainSaves } from "./plain-save.store.ts";
import { noteOrganization, withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** A stored draft; its body is in the current format version. */
export type DraftRow = Omit<typeof drafts.$inferSelect, "body"> & { readonly body: PageBody };

/** A draft without its body. */
export type DraftHead = Omit<DraftRow, "body">;

/** A draft with its stored body as JSON text, of any format version. */
export type DraftText = DraftHead & { readonly stored: string };

/** The content that a save writes. */
export interface DraftContent {
  readonly pageTitle: string;
  readonly body: PageBody;
  readonly draftNotes: string | null;
}

/** The additional columns of a save that belongs to an update; missing fields stay. */
export interface DraftUpdate {
  readonly previousNode?: VersionId | undefined;
  readonly pendingMerge?: PendingMerge | null | undefined;
  readonly publishSubject?: string | null | undefined;
  readonly takenPassages?: TakenPassages | undefined;
}

/** A draft row from PostgreSQL: instants are PostgreSQL's text. */
type StoredDraft = Omit<typeof drafts.$inferSelect, "updatedAt"> & { readonly updatedAt: string };

type StoredHead = Omit<StoredDraft, "body">;

/** Reads and writes drafts. Every call is limited to the visitor's own drafts, except `hasOthers`. */
export function createDraftStore(sql: Sql) {
  const headColumns = sql`
    id, organization_id as "organizationId", page_id as "pageId", user_id as "userId",
    previous_node as "previousNode", started_from as "startedFrom", page_title as "pageTitle",
    draft_notes as "draftNotes",
    pending_merge as "pendingMerge", publish_subject as "publishSubject",
    taken_passages as "takenPassages", updated_at as "updatedAt", revision, save_id as "saveId"`;
  const columns = sql`${headColumns}, body`;
  const isOwn = (visitor: Visitor, draftId: DraftId) =>
    sql`id = ${draftId} and user_id = ${visitor.userId}`;
  const plainSaves = createPlainSaves(sql);
  // The pool gathers the saves of all requests. A transaction has locked the draft that it saves, and saves it alone.
  const savePlain = "begin" in sql ? gatherSaves(plainSaves, isSpread()) : plainSaves.saveAlone;
  const first = ([draft]: readonly StoredDraft[]): DraftRow | null => {
    if (draft === undefined) return null;
    noteOrganization(draft.id, draft.organizationId);
    return { ...draft, body: currentBody(draft.body), updatedAt: new Date(draft.updatedAt) };
  };

  return {
    /** Adds the first draft of a new page. */
    async insertFirst(
      { organizationId, userId }: OrganizationScope,
      draft: { id: DraftId; pageId: PageId; pageTitle: string; body: PageBody; createdAt: Date },
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const { id, pageId, pageTitle, body, createdAt } = draft;
      await own`
        with written as (
          insert into drafts (id, organization_id, page_id, user_id, page_title, body, updated_at, revision)
          values (${id}, ${organizationId}, ${pageId}, ${userId}, ${pageTitle}, ${JSON.stringify(body)},
            ${createdAt}, 1)
          returning id, organization_id)
        ${recordDraftFiles(own, { userId }, bodyFiles(body))}
        select id from written`;
      noteOrganization(id, organizationId);
    },

    /** Adds a draft of a published page, or returns the author's existing draft unchanged. */
    async insertOrFind(
      scope: OrganizationScope,
      draft: DraftContent & {
        id: DraftId;
        pageId: PageId;
        previousNode: VersionId | null;
        createdAt: Date;
      },
    ): Promise<DraftRow | null> {
      const own = withinOrganization(sql, scope.organizationId);
      const { id, pageId, previousNode, pageTitle, body, draftNotes, createdAt } = draft;
      await own`
        with written as (
          insert into drafts (id, organization_id, page_id, user_id, previous_node, started_from,
            page_title, body, draft_notes, updated_at, revision)
          values (${id}, ${scope.organizationId}, ${pageId}, ${scope.userId}, ${previousNode},
            ${previousNode}, ${pageTitle}, ${JSON.stringify(body)}, ${draftNotes}, ${createdAt}, 1)
          on conflict do nothing
          returning id, organization_id)
        ${recordDraftFiles(own, scope, bodyFiles(body))}
        select id from written`;
      return this.findByPage(scope, pageId);
    },

    /** The visitor's draft; `null` if it is missing or belongs to another user. */
    async find(visitor: Visitor, draftId: DraftId): Promise<DraftRow | null> {
      const own = await withinThatOf(sql, "drafts", draftId);
      return first(
        await own<StoredDraft[]>`
        select ${columns} from drafts where ${isOwn(visitor, draftId)}`,
      );
    },

    /** The visitor's draft of a page; `null` if there is none. */
    async findByPage(visitor: Visitor, pageId: PageId): Promise<DraftRow | null> {
      const own = await withinThatOf(sql, "pages", pageId);
      return first(
        await own<StoredDraft[]>`
        select ${columns} from drafts where page_id = ${pageId} and user_id = ${visitor.userId}`,
      );
    },

    /** The visitor's draft, with a row lock until the transaction ends. */
    async lock(visitor: Visitor, draftId: DraftId): Promise<DraftRow | null> {
      const own = await withinThatOf(sql, "drafts", draftId);
      return first(
        await own<StoredDraft[]>`
        select ${columns} from drafts where ${isOwn(visitor, draftId)} for update`,
      );
    },

    /** The visitor's draft without its body, with a row lock until the transaction ends. */
    async lockHead(visitor: Visitor, draftId: DraftId): Promise<DraftHead | null> {
      const own = await withinThatOf(sql, "drafts", draftId);
      const [row] = await own<StoredHead[]>`
        select ${headColumns} from drafts where ${isOwn(visitor, draftId)} for update`;
      return row === undefined ? null : { ...row, updatedAt: new Date(row.updatedAt) };
    },

    /** The visitor's draft with its body as JSON text, of any format version; for long texts, which are parsed in a thread. */
    async findText(visitor: Visitor, draftId: DraftId): Promise<DraftText | null> {
      const own = await withinThatOf(sql, "drafts", draftId);
      const [row] = await own<(StoredHead & { stored: string })[]>`
        select ${headColumns}, body::text as stored from drafts where ${isOwn(visitor, draftId)}`;
      return row === undefined ? null : { ...row, updatedAt: new Date(row.updatedAt) };
    },

    /** Whether the draft is that of a snippet. */
    async isOfSnippet(visitor: Visitor, draftId: DraftId): Promise<boolean> {
      const own = await withinThatOf(sql, "drafts", draftId);
      const rows = await own`
        select 1 from drafts d join pages p on p.id = d.page_id
        where d.id = ${draftId} and d.user_id = ${visitor.userId} and p.kind = 'snippet'`;
      return rows.length > 0;
    },

    /** Writes the content on top of the expected revision; `null` if the draft has another revision or is gone. */
    async save(
      visitor: Visitor,
      save: Omit<DraftContent, "body"> &
        DraftUpdate & {
          stored: BodyToStore;
          draftId: DraftId;
          expectedRevision: number;
          saveId: string;
          updatedAt: Date;
        },
    ): Promise<{ revision: number; updatedAt: Date } | null> {
      const { previousNode, pendingMerge, publishSubject, takenPassages } = save;
      const { json: body, fileIds } = save.stored;
      const changes = [previousNode, pendingMerge, publishSubject, takenPassages];
      if (fileIds.length === 0 && changes.every((change) => change === undefined)) {
        const { draftId, expectedRevision, saveId, pageTitle, draftNotes, updatedAt } = save;
        const own = { userId: visitor.userId, draftId, expectedRevision, saveId, updatedAt };
        const saved = await savePlain({ ...own, pageTitle, body, draftNotes });
        return saved && { ...saved, updatedAt: new Date(saved.updatedAt) };
      }
      const own = await withinThatOf(sql, "drafts", save.draftId);
      const [row] = await own<{ revision: number; updatedAt: string }[]>`
        with written as (
        update drafts set page_title = ${save.pageTitle}, body = ${body},
          draft_notes = ${save.draftNotes}, updated_at = ${save.updatedAt}, save_id = ${save.saveId},
          ${previousNode === undefined ? own`` : own`previous_node = ${previousNode},`}
          ${pendingMerge === undefined ? own`` : own`pending_merge = ${pendingMerge && JSON.stringify(pendingMerge)},`}
          ${publishSubject === undefined ? own`` : own`publish_subject = ${publishSubject},`}
          ${takenPassages === undefined ? own`` : own`taken_passages = ${JSON.stringify(takenPassages)},`}
          revision = revision + 1
        where ${isOwn(visitor, save.draftId)} and revision = ${save.expectedRevision}
        returning id, organization_id, revision, updated_at)
        ${recordDraftFiles(own, visitor, fileIds)}
        select revision, updated_at as "updatedAt" from written`;
      return row === undefined ? null : { ...row, updatedAt: new Date(row.updatedAt) };
    },

    /** Whether another user has a draft of the page. */
    async hasOthers(visitor: Visitor, pageId: PageId): Promise<boolean> {
      const own = await withinThatOf(sql, "pages", pageId);
      const rows = await own`
        select 1 from drafts where page_id = ${pageId} and user_id <> ${visitor.userId} limit 1`;
      return rows.length > 0;
    },

    async remove(visitor: Visitor, draftId: DraftId): Promise<void> {
      const own = await withinThatOf(sql, "drafts", draftId);
      await own`
        with removed as (delete from drafts where ${isOwn(visitor, draftId)} returning id)
        ${releaseDraftFiles(own)}`;
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
