import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { defineStatement } from "../platform/database/define-statement.ts";

const findVersionBody = defineStatement<{ versionId: VersionId }, { body: StoredBody }>(
  (sql, { versionId }) => sql`select body from page_versions where id = ${versionId}`,
);

const findDraftBody = defineStatement<
  { draftId: DraftId; revision: number; updatedAt: string },
  { body: StoredBody }
>(
  (sql, { draftId, revision, updatedAt }) => sql`
    select body from drafts
    where id = ${draftId} and revision = ${revision} and updated_at = ${updatedAt}::text::timestamptz`,
);

/** Reads the texts of the page screen. */
export function createPageBodyStore(sql: Sql) {
  return {
    /** The text of a version; `null` if the version is gone. */
    async findVersionBody(versionId: VersionId): Promise<PageBody | null> {
      const [row] = await findVersionBody(sql, { versionId });
      return row === undefined ? null : currentBody(row.body);
    },

    /** The text of a draft at a revision; `null` if the draft is gone or was saved again. */
    async findDraftBody(
      draftId: DraftId,
      revision: number,
      updatedAt: string,
    ): Promise<PageBody | null> {
      const [row] = await findDraftBody(sql, { draftId, revision, updatedAt });
      return row === undefined ? null : currentBody(row.body);
    },
  };
}

export type PageBodyStore = ReturnType<typeof createPageBodyStore>;
