import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { copyPage } from "./copy-page.ts";
import { createPage } from "./create-page.ts";
import { deletePage } from "./delete-page.ts";
import { movePage, previewMove } from "./move-page.ts";
import { listPageLevel } from "./list-page-level.ts";
import { createPageLevelStore } from "./page-level.store.ts";
import { createPageTreeStore } from "./page-tree.store.ts";
import { createPageMembersStore } from "./page-members.store.ts";
import { createPageReadersStore } from "./page-readers.store.ts";
import { createPageBodyStore } from "./page-body.store.ts";
import { createPageHeadStore } from "./page-head.store.ts";
import { createPageStore } from "./page.store.ts";
import { createPageCopiesStore } from "./page-copies.store.ts";
import { previewCopy } from "./preview-copy.ts";
import { previewDeletion } from "./preview-deletion.ts";
import { readAround } from "./read-around.ts";
import { readPage, readPageBytes } from "./read-page.ts";
import { restorePage } from "./restore-page.ts";
import { setPageIcon } from "./set-page-icon.ts";
import { subscribeToPage } from "./subscribe-to-page.ts";

/** Composes the use cases of `pages` with their dependencies. */
export const composePages = defineFeature({
  readPage,
  readPageBytes,
  createPage,
  previewDeletion,
  deletePage,
  restorePage,
  previewMove,
  movePage,
  previewCopy,
  copyPage,
  setPageIcon,
  subscribeToPage,
  listPageLevel,
  readAround,
});

export { createPageContents } from "./page-contents.ts";
export { createPageHeads } from "./page-heads.ts";
export { createPageTexts } from "./page-texts.ts";

/** The use cases of `pages`, with their dependencies bound. */
export type PageUseCases = ReturnType<typeof composePages>;

/** The stores of `pages`, on the pool or in a transaction. */
export function createPageStores(sql: Sql) {
  return {
    pageMembers: createPageMembersStore(sql),
    pageLevels: createPageLevelStore(sql),
    pageCopies: createPageCopiesStore(sql),
    pages: createPageStore(sql),
    pageTree: createPageTreeStore(sql),
    pageBodies: createPageBodyStore(sql),
    pageHeadRows: createPageHeadStore(sql),
    readers: createPageReadersStore(sql),
  };
}
