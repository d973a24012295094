import { currentBody } from "@stemma/document/stored-body";
import type { DraftContent } from "../session/draft-content.ts";
import type { JournalEntry } from "./draft-journal.ts";

/**
 * A journal entry as this Stemma reads it: with bodies of the current format version. An earlier version of the client
 * may have written the entry, before the server was upgraded. The save ids stay, so a save whose answer was lost is
 * still stored only once.
 */
export function currentEntry(entry: JournalEntry): JournalEntry {
  const { content, unanswered } = entry;
  return {
    ...entry,
    content: currentContent(content),
    unanswered: unanswered && { ...unanswered, content: currentContent(unanswered.content) },
  };
}

function currentContent(content: DraftContent): DraftContent {
  return { ...content, serializedEditorState: currentBody(content.serializedEditorState) };
}
