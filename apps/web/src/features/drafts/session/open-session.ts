import type { Draft } from "@stemma/contract/draft-shapes";
import { newUuid } from "../../../lib/new-uuid.ts";
import type { DraftJournal, JournalEntry } from "../journal/draft-journal.ts";
import { afterInBrowser } from "./after.ts";
import { createDraftSession } from "./create-draft-session.ts";
import type { DraftSession } from "./draft-session.ts";
import { mergeInWorker } from "./merge-in-worker.ts";
import { createDraftSender } from "./send-draft.ts";

interface OpenSessionNeeds {
  readonly journal: DraftJournal;
  /** Called after every save that the server stored. */
  readonly onStored: (draft: Draft) => void;
}

/** Opens a session on a draft with its entries in the journal, in a tab: it saves to the server and merges in a worker. */
export function openSession(
  { journal, onStored }: OpenSessionNeeds,
  draft: Draft,
  entries: readonly JournalEntry[],
): DraftSession {
  const needs = {
    journal,
    save: createDraftSender(),
    merge: mergeInWorker,
    after: afterInBrowser,
    now: () => new Date(),
    newSaveId: newUuid,
    sessionId: newUuid(),
    onStored,
  };
  return createDraftSession(needs, draft, entries);
}
