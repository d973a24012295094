import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { listSnippets } from "./list-snippets.ts";
import { readSnippetTexts } from "./read-snippet-texts.ts";
import { readSnippetUses } from "./read-snippet-uses.ts";
import { createSnippetListStore } from "./snippet-list.store.ts";
import { createSnippetTextsStore } from "./snippet-texts.store.ts";
import { createSnippetUsesStore } from "./snippet-uses.store.ts";

/** Composes the use cases of `snippets` with their dependencies. */
export const composeSnippets = defineFeature({ listSnippets, readSnippetTexts, readSnippetUses });

/** The use cases of `snippets`, with their dependencies bound. */
export type SnippetUseCases = ReturnType<typeof composeSnippets>;

/** The stores of `snippets`, on the pool or in a transaction. */
export function createSnippetStores(sql: Sql) {
  return {
    snippetList: createSnippetListStore(sql),
    snippetTexts: createSnippetTextsStore(sql),
    snippetUses: createSnippetUsesStore(sql),
  };
}
