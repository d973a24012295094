import { expect, test } from "vitest";
import type { DraftSnapshot } from "../session/draft-snapshot.ts";
import { saveWords } from "./save-words.ts";
import { createDraftSession } from "../session/create-draft-session.ts";
import { aDraft } from "../session/testing/a-draft.ts";
import { createMemoryJournal } from "../session/testing/memory-journal.ts";

const saved = createDraftSession(
  {
    journal: createMemoryJournal(),
    save: async () => ({ kind: "unreached" }),
    merge: () => Promise.reject(new Error("Nothing is merged here.")),
    after: () => () => undefined,
    now: () => new Date(),
    newSaveId: () => "save",
    sessionId: "tab",
    onStored: () => undefined,
  },
  aDraft(),
  [],
).getSnapshot();

const unsaved = { status: "unsaved", isKept: true } as const;

test.each<{ given: Partial<DraftSnapshot>; text: string; because: string }>([
  { given: {}, text: "Saved", because: "the server has it" },
  { given: unsaved, text: "Unsaved", because: "the second is not over" },
  { given: { ...unsaved, status: "saving" }, text: "Saving…", because: "it is on its way" },
  {
    given: { ...unsaved, trouble: { kind: "unreached" } },
    text: "Offline — kept on this device",
    because: "no answer came, and the disk has it",
  },
  {
    given: { ...unsaved, isKept: false, trouble: { kind: "unreached" } },
    text: "Offline — only in this tab, keep it open",
    because: "nothing else has it",
  },
  {
    given: { ...unsaved, isKept: false, isJournalBroken: true },
    text: "Unsaved — this browser keeps no copy",
    because: "the browser refused to keep it",
  },
  {
    given: { ...unsaved, trouble: { kind: "signed-out" } },
    text: "Signed out — kept on this device",
    because: "the session ended",
  },
  {
    given: { trouble: { kind: "signed-out" } },
    text: "Signed out — all is saved",
    because: "the session ended after the last save",
  },
  {
    given: { trouble: { kind: "gone" } },
    text: "This draft is gone",
    because: "it was published elsewhere and nothing is unsent",
  },
])("the bar says $text, because $because", ({ given, text }) => {
  expect(saveWords({ ...saved, ...given }).text).toBe(text);
});
