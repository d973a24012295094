import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { deleteDraft } from "./delete-draft.ts";
import { createDraftListStore } from "./draft-list.store.ts";
import { createDraftStore } from "./draft.store.ts";
import { listDrafts } from "./list-drafts.ts";
import { publishDraft } from "./publish-draft.ts";
import { readDraft } from "./read-draft.ts";
import { saveChanges } from "./save-changes.ts";
import { saveDraft } from "./save-draft.ts";
import { startDraft } from "./start-draft.ts";
import { tickRow } from "./tick-row.ts";

/** Composes the use cases of `drafts` with their dependencies. */
export const composeDrafts = defineFeature({
  listDrafts,
  readDraft,
  startDraft,
  saveDraft,
  saveChanges,
  publishDraft,
  deleteDraft,
  tickRow,
});

/** The use cases of `drafts`, with their dependencies bound. */
export type DraftUseCases = ReturnType<typeof composeDrafts>;

/** The stores of `drafts`, on the pool or in a transaction. */
export function createDraftStores(sql: Sql) {
  return {
    drafts: createDraftStore(sql),
    draftList: createDraftListStore(sql),
  };
}
