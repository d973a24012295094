import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { bodyToText } from "@stemma/document/body-to-text";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import { titlePairs } from "@stemma/domain/search/title-pairs";
import { wordsToIndex } from "@stemma/domain/search/words-to-index";
import { pages } from "../pages/pages.table.ts";
import type { Database } from "../platform/database/connect.ts";
import { pageVersions } from "../versions/page-versions.table.ts";
import { pageSearch } from "./page-search.table.ts";
import type { ShownPage } from "./shown-page.ts";

/** Keeps what pages are found by. A page that is removed takes it along. */
export function createPageSearchStore(db: Database) {
  return {
    /** Lets a page be found by what it shows now. The caller holds the page's lock. */
    async index(
      { organizationId }: { readonly organizationId: OrganizationId },
      { pageId, pageTitle, body, updatedAt }: ShownPage,
    ): Promise<void> {
      const text = bodyToText(body).replaceAll("\0", "");
      const foldedTitle = foldText(pageTitle);
      const words = [...titlePairs(foldedTitle), ...wordsToIndex(pageTitle, text)];
      // A folded text has no line breaks.
      const found = {
        foldedTitle,
        words: sql`array_to_tsvector(string_to_array(${words.join("\n")}, E'\\n'))`,
        text,
        updatedAt,
      };
      await db
        .insert(pageSearch)
        .values({ pageId, organizationId, ...found })
        .onConflictDoUpdate({ target: pageSearch.pageId, set: found });
    },

    /**
     * The published pages of every organization that cannot be found yet: the next ones by id, held against other
     * writers until the transaction ends. One that somebody holds is passed over: they index it.
     */
    async lockMissing(after: PageId | null, limit: number) {
      return db
        .select({
          pageId: pages.id,
          organizationId: pages.organizationId,
          pageTitle: pageVersions.pageTitle,
          body: pageVersions.body,
          updatedAt: pages.updatedAt,
        })
        .from(pages)
        .innerJoin(pageVersions, eq(pageVersions.id, pages.publishedVersion))
        .leftJoin(pageSearch, eq(pageSearch.pageId, pages.id))
        .where(and(isNull(pageSearch.pageId), after === null ? undefined : gt(pages.id, after)))
        .orderBy(asc(pages.id))
        .limit(limit)
        .for("update", { of: pages, skipLocked: true });
    },
  };
}

export type PageSearchStore = ReturnType<typeof createPageSearchStore>;
