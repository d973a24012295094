import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { emptyTrash } from "./empty-trash.ts";
import { listTrash } from "./list-trash.ts";
import { removeGonePages } from "./remove-gone-pages.ts";
import { readPageLoss, removeDeletedPage } from "./remove-page.ts";
import { readWorkspaceLoss, removeDeletedWorkspace } from "./remove-workspace.ts";
import { createTrashListStore } from "./trash-list.store.ts";
import { createTrashStore } from "./trash.store.ts";

/** Composes the use cases of `trash` with their dependencies. */
export const composeTrash = defineFeature({
  listTrash,
  readPageLoss,
  readWorkspaceLoss,
  removeDeletedPage,
  removeDeletedWorkspace,
  emptyTrash,
  removeGonePages,
});

/** The use cases of `trash`, with their dependencies bound. */
export type TrashUseCases = ReturnType<typeof composeTrash>;

/** The stores of `trash`, on the pool or in a transaction. */
export function createTrashStores(sql: Sql) {
  return { trash: createTrashStore(sql), trashList: createTrashListStore(sql) };
}
