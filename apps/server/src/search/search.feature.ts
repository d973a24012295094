import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { indexMissingPages } from "./index-missing-pages.ts";
import { createPageSearchStore } from "./page-search.store.ts";
import { searchBodies } from "./search-bodies.ts";
import { createSearchNamesStore } from "./search-names.store.ts";
import { searchSimilar } from "./search-similar.ts";
import { createSearchSizeStore } from "./search-size.store.ts";
import { createSearchTextsStore } from "./search-texts.store.ts";
import { searchTitles } from "./search-titles.ts";
import { createSearchWordsStore } from "./search-words.store.ts";
import { createSnippetSearchStore } from "./snippet-search.store.ts";
import { createSearchStore } from "./search.store.ts";

/** Composes the use cases of `search` with their dependencies. */
export const composeSearch = defineFeature({
  searchTitles,
  searchBodies,
  searchSimilar,
  indexMissingPages,
});

/** The use cases of `search`, with their dependencies bound. */
export type SearchUseCases = ReturnType<typeof composeSearch>;

/** The stores of `search`, on the pool or in a transaction. */
export function createSearchStores(sql: Sql) {
  return {
    pageSearch: createPageSearchStore(sql),
    search: createSearchStore(sql),
    searchNames: createSearchNamesStore(sql),
    searchSize: createSearchSizeStore(sql),
    searchTexts: createSearchTextsStore(sql),
    searchWords: createSearchWordsStore(sql),
    snippetSearch: createSnippetSearchStore(sql),
  };
}
