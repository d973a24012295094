import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { defineStatement } from "../platform/database/define-statement.ts";

const findVersionBody = defineStatement<{ versionId: VersionId }, { body: string }>(
  (sql, { versionId }) => sql`select body::text as body from page_versions where id = ${versionId}`,
);

const findDraftBody = defineStatement<
  { draftId: DraftId; revision: number; updatedAt: string },
  { body: string }
>(
  (sql, { draftId, revision, updatedAt }) => sql`
    select body::text as body from drafts
    where id = ${draftId} and revision = ${revision} and updated_at = ${updatedAt}::text::timestamptz`,
);

/** Reads stored bodies as JSON, of any format version. The caller parses them. */
export function createPageBodyStore(sql: Sql) {
  return {
    /** The text of a version; `null` if the version is gone. */
    async findVersionBody(versionId: VersionId): Promise<string | null> {
      const [row] = await findVersionBody(sql, { versionId });
      return row?.body ?? null;
    },

    /** The text of a draft at a revision; `null` if the draft is gone or was saved again. */
    async findDraftBody(
      draftId: DraftId,
      revision: number,
      updatedAt: string,
    ): Promise<string | null> {
      const [row] = await findDraftBody(sql, { draftId, revision, updatedAt });
      return row?.body ?? null;
    },
  };
}

export type PageBodyStore = ReturnType<typeof createPageBodyStore>;
