import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { DraftContent } from "../session/draft-content.ts";
import type { SaveAttempt } from "../session/save-outcome.ts";
import { bodyText } from "./body-text.ts";
import type { JournalEntry } from "./draft-journal.ts";

/** A draft's content as it lies in the journal: with its body as text, or as an object, where an earlier version of the client wrote it. */
type StoredContent = Omit<DraftContent, "serializedEditorState"> & {
  readonly serializedEditorState: StoredBody | string;
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

/** An entry as it is stored. */
export function storedEntry(entry: JournalEntry): StoredEntry {
  const { content, unanswered } = entry;
  return {
    ...entry,
    content: storedContent(content),
    unanswered: unanswered && { ...unanswered, content: storedContent(unanswered.content) },
  };
}

function storedContent(content: DraftContent): StoredContent {
  return { ...content, serializedEditorState: bodyText(content.serializedEditorState) };
}

function currentContent(content: StoredContent): DraftContent {
  const { serializedEditorState: stored } = content;
  const body = typeof stored === "string" ? (JSON.parse(stored) as StoredBody) : stored;
  return { ...content, serializedEditorState: currentBody(body) };
}
