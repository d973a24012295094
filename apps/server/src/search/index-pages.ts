import { setImmediate as letOthersRun } from "node:timers/promises";
import { searchLines } from "@stemma/document/search-lines";
import { indexEntry } from "@stemma/domain/search/index-entry";
import type { PageSearchStore, PublishedPage } from "./page-search.store.ts";

/** Writes the index entries of these pages, anew where they have one. The caller holds their locks. */
export async function indexPages(
  pageSearch: Pick<PageSearchStore, "index">,
  pages: readonly PublishedPage[],
): Promise<void> {
  for (const page of pages) {
    const searchEntry = indexEntry(page.pageTitle, searchLines(page.body));
    await pageSearch.index(page, { ...page, searchEntry });
    await letOthersRun();
  }
}
