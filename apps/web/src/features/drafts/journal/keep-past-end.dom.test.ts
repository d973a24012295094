import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageId, UserId } from "@stemma/domain/ids";
import { contentOf } from "../session/draft-content.ts";
import { aDraft } from "../session/testing/a-draft.ts";
import { createMemoryJournal } from "../session/testing/memory-journal.ts";
import type { DraftJournal, JournalEntry } from "./draft-journal.ts";
import { keepPastEnd } from "./keep-past-end.ts";

const { id: draftId, userId, pageId } = aDraft();
const key = { userId, pageId, draftId, sessionId: "tab" };
const content = contentOf(aDraft());

let disk: ReturnType<typeof createMemoryJournal>;

beforeEach(() => {
  disk = createMemoryJournal();
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function entryOf(saveId: string): JournalEntry {
  const writtenAt = "2026-11-29T03:00:00.000Z";
  return { key, content, baseRevision: 1, saveId, unanswered: null, writtenAt };
}

function openDocument(ofDisk: DraftJournal = disk) {
  const tab = new EventTarget();
  return {
    journal: keepPastEnd(ofDisk, tab),
    leave: () => tab.dispatchEvent(new Event("pagehide")),
    comeBack: () => tab.dispatchEvent(new Event("pageshow")),
  };
}

/** A document whose writes wait behind others: they end when `endOthers` is called, or never. */
function openOnSlowDisk() {
  let endOthers = (): void => {};
  const others = new Promise<void>((resolve) => (endOthers = resolve));
  const write = (entry: JournalEntry) => others.then(() => disk.write(entry));
  return { ...openDocument({ ...disk, write }), endOthers };
}

const nextDocument = () => openDocument().journal;
const listed = async (journal = nextDocument()) =>
  (await journal.list(userId, pageId)).map(({ saveId }) => saveId);

test("what was being written when the document ended is there in the next one, and is then in the journal", async () => {
  const { journal, leave } = openOnSlowDisk();
  void journal.write(entryOf("older"));
  void journal.write(entryOf("newer"));
  leave();
  expect(await listed()).toEqual(["newer"]);
  expect(localStorage).toHaveLength(0);
  expect(await listed()).toEqual(["newer"]);
});

test("so is what is written while the document ends", async () => {
  const { journal, leave } = openOnSlowDisk();
  leave();
  void journal.write(entryOf("last"));
  expect(await listed()).toEqual(["last"]);
});

test("what is on disk already is not kept a second time", async () => {
  const { journal, leave } = openDocument();
  await journal.write(entryOf("written"));
  leave();
  expect(localStorage).toHaveLength(0);
});

test("a document that comes back forgets it when its own write is on disk", async () => {
  const { journal, leave, comeBack, endOthers } = openOnSlowDisk();
  const writing = journal.write(entryOf("slow"));
  leave();
  expect(localStorage).toHaveLength(1);
  comeBack();
  endOthers();
  await writing;
  expect(localStorage).toHaveLength(0);
  void journal.write(entryOf("later"));
  expect(localStorage).toHaveLength(0);
});

test("a text that the server has is removed, and no other one", async () => {
  const { journal, leave } = openOnSlowDisk();
  void journal.write(entryOf("sent"));
  leave();
  await journal.remove(key, "another");
  expect(localStorage).toHaveLength(1);
  await journal.remove(key, "sent");
  expect(await listed()).toEqual([]);
});

test("nobody else, and no other page, is shown it", async () => {
  const { journal, leave } = openOnSlowDisk();
  void journal.write(entryOf("hers"));
  leave();
  expect(await nextDocument().list("ben" as UserId, pageId)).toEqual([]);
  expect(await nextDocument().list(userId, "rolls" as PageId)).toEqual([]);
  expect(await listed()).toEqual(["hers"]);
});

test("a journal that fails keeps what is aside for another time", async () => {
  const { journal, leave } = openOnSlowDisk();
  void journal.write(entryOf("kept"));
  leave();
  disk.setBroken(true);
  await expect(listed()).rejects.toThrow("The disk is full.");
  disk.setBroken(false);
  expect(await listed()).toEqual(["kept"]);
});

test("a write that fails is not kept past the document, where the server may have a newer text", async () => {
  const { journal, leave } = openDocument();
  disk.setBroken(true);
  await expect(journal.write(entryOf("failed"))).rejects.toThrow("The disk is full.");
  leave();
  expect(localStorage).toHaveLength(0);
});

test("a browser without storage, and text that cannot be read, change nothing", async () => {
  const { journal, leave } = openOnSlowDisk();
  void journal.write(entryOf("unkept"));
  vi.stubGlobal("localStorage", undefined);
  leave();
  expect(await listed()).toEqual([]);
  vi.unstubAllGlobals();
  localStorage.setItem(`stemma-journal-end:${userId}:${pageId}:${draftId}:tab`, "{");
  expect(await listed()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
