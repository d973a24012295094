import type { PageId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";

/** Marks pages as deleted, together with pages above them, and takes the marks away. */
export function createPageDeletionStore(sql: Sql) {
  return {
    /** Marks pages as deleted together with the page above them. */
    async deleteWith(
      pageIds: readonly PageId[],
      above: PageId,
      deletion: { at: Date; by: UserId },
    ): Promise<void> {
      const own = await withinThatOf(sql, "pages", pageIds[0]);
      await own`
        update pages set deleted = true, deleted_at = ${deletion.at}, deleted_by = ${deletion.by},
          deleted_with = ${above}
        where id = any(${[...pageIds]}::uuid[])`;
    },

    /** Whether a page is deleted, and with which page above it; `null` if it does not exist. */
    async deletionOf(pageId: PageId) {
      const own = await withinThatOf(sql, "pages", pageId);
      const [row] = await own<{ deleted: boolean; deletedWith: PageId | null }[]>`
        select deleted, deleted_with as "deletedWith" from pages where id = ${pageId} for update`;
      return row ?? null;
    },

    /** Takes the mark of deletion from pages. */
    async restore(pageIds: readonly PageId[]): Promise<void> {
      const own = await withinThatOf(sql, "pages", pageIds[0]);
      await own`
        update pages set deleted = false, deleted_at = null, deleted_by = null, deleted_with = null
        where id = any(${[...pageIds]}::uuid[])`;
    },
  };
}
