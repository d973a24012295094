import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftJournal } from "./journal/draft-journal.ts";
import { createOpenDrafts } from "./open-drafts.ts";
import { aDraft } from "./session/testing/a-draft.ts";
import { openSession } from "./session/open-session.ts";
import { sessionOpener } from "./session/session-opener.ts";
import { createMemoryJournal } from "./session/testing/memory-journal.ts";

beforeEach(() => {
  sessionOpener.provide(openSession);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const draft = aDraft();

function openDraftsWith(journal: DraftJournal = createMemoryJournal()) {
  const ended: string[] = [];
  const openDrafts = createOpenDrafts({
    journal,
    onStored: () => undefined,
    onSessionEnd: ({ id }) => ended.push(id),
  });
  return { openDrafts, ended };
}

describe("a session that is prepared", () => {
  it("is there when its screen comes, and stays while the screen shows it", async () => {
    const { openDrafts, ended } = openDraftsWith();
    await openDrafts.prepare(draft);
    const prepared = openDrafts.find(draft.id);
    expect(prepared).not.toBeNull();
    expect(await openDrafts.open(draft)).toBe(prepared);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openDrafts.find(draft.id)).toBe(prepared);
    openDrafts.release(draft.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual([draft.id]);
  });

  it("ends after some seconds if no screen comes", async () => {
    const { openDrafts, ended } = openDraftsWith();
    await openDrafts.prepare(draft);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual([draft.id]);
    expect(openDrafts.find(draft.id)).toBeNull();
  });

  it("changes nothing about a draft that a screen shows", async () => {
    const { openDrafts, ended } = openDraftsWith();
    const shown = await openDrafts.open(draft);
    await openDrafts.prepare(draft);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openDrafts.find(draft.id)).toBe(shown);
    openDrafts.release(draft.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual([draft.id]);
  });

  it("goes with a draft that is moved into another one", async () => {
    const { openDrafts, ended } = openDraftsWith();
    await openDrafts.prepare(draft);
    const other = aDraft({ id: "draft-2" as typeof draft.id });
    openDrafts.moveInto(draft.id, other);
    expect(openDrafts.find(draft.id)).toBeNull();
    expect(await openDrafts.open(other)).toBe(openDrafts.find(other.id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openDrafts.find(other.id)).not.toBeNull();
    expect(ended).toEqual([]);
  });

  it("holds up its screen for 300 ms at most, where the journal never opens", async () => {
    const never = { ...createMemoryJournal(), list: () => new Promise<never>(() => {}) };
    const { openDrafts } = openDraftsWith(never);
    let isReady = false;
    void openDrafts.prepare(draft).then(() => (isReady = true));
    await vi.advanceTimersByTimeAsync(299);
    expect(isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isReady).toBe(true);
  });
});
