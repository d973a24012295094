import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { DraftContent } from "../session/draft-content.ts";
import type { SaveAttempt } from "../session/save-outcome.ts";
import type { JournalEntry } from "./draft-journal.ts";

/** A draft's content as this or an earlier version of the client wrote it into the journal. */
type StoredContent = Omit<DraftContent, "serializedEditorState"> & {
  readonly serializedEditorState: StoredBody;
};

/** A journal entry as it lies in the browser: with bodies of any format version. It is no `JournalEntry`. */
export type StoredEntry = Omit<JournalEntry, "content" | "unanswered"> & {
  readonly content: StoredContent;
  readonly unanswered: (Omit<SaveAttempt, "content"> & { readonly content: StoredContent }) | null;
};

/**
 * A journal entry as this Stemma reads it: with bodies of the current format version. An earlier version of the client
 * may have written the entry, before the server was upgraded. The save ids stay, so a save whose answer was lost is
 * still stored only once.
 */
export function currentEntry(entry: StoredEntry): JournalEntry {
  const { content, unanswered } = entry;
  return {
    ...entry,
    content: currentContent(content),
    unanswered: unanswered && { ...unanswered, content: currentContent(unanswered.content) },
  };
}

function currentContent(content: StoredContent): DraftContent {
  return { ...content, serializedEditorState: currentBody(content.serializedEditorState) };
}
