import { expect, expectTypeOf, test } from "vitest";
import { contentOf } from "../session/draft-content.ts";
import { aBody, aDraft } from "../session/testing/a-draft.ts";
import { currentEntry, storedEntry, type StoredEntry } from "./current-entry.ts";
import type { JournalEntry } from "./draft-journal.ts";

/** A draft's content with this text as an older Stemma wrote it into the journal. */
const older = (text: string) => ({
  ...contentOf(aDraft()),
  serializedEditorState: { ...aBody(text), formatVersion: 1 },
});

const content = older("Feed the starter.");
const sent = older("Feed it.");
const { id: draftId, userId, pageId } = aDraft();

const entry: StoredEntry = {
  key: { userId, pageId, draftId, sessionId: "tab" },
  content,
  baseRevision: 3,
  saveId: "save-2",
  unanswered: { draftId, expectedRevision: 3, saveId: "save-1", content: sent, isUpdate: false },
  writtenAt: "2027-01-01T00:00:00.000Z",
};

test("an entry that was not converted is not taken for a current one", () => {
  expectTypeOf(entry).not.toExtend<JournalEntry>();
  expectTypeOf(currentEntry(entry)).toExtend<JournalEntry>();
});

test("a text that an older client kept in the journal opens in the current format version", () => {
  expect(currentEntry(entry)).toEqual({
    ...entry,
    content: { ...content, serializedEditorState: aBody("Feed the starter.") },
    unanswered: {
      ...entry.unanswered,
      content: { ...sent, serializedEditorState: aBody("Feed it.") },
    },
  });
});

test("a text of the current version, with no save under way, stays as it is", () => {
  const current = {
    ...entry,
    content: { ...content, serializedEditorState: aBody("Feed the starter.") },
    unanswered: null,
  };
  expect(currentEntry(current)).toEqual(current);
});

test("an entry is stored with its texts as JSON, and read as it was", () => {
  const written: JournalEntry = currentEntry(entry);
  const stored = storedEntry(written);
  expect(JSON.parse(stored.content.serializedEditorState as string)).toEqual(
    written.content.serializedEditorState,
  );
  expect(currentEntry(structuredClone(stored))).toEqual(written);
});
