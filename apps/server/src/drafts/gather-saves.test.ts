import { expect, test } from "vitest";
import { textOnLoopMax } from "../platform/text-on-loop.ts";
import { gatherSaves } from "./gather-saves.ts";
import type { PlainSave, SavedRow } from "./plain-save.store.ts";

/** What was sent to the database, and has not been answered. */
interface Sent<Answer> {
  readonly drafts: readonly string[];
  readonly titles: readonly string[];
  answer(answer: Answer): void;
  fail(error: unknown): void;
}

/** A database that answers when the test says so. */
function heldDatabase({ areAlone = false } = {}) {
  const together: Sent<(SavedRow | null)[]>[] = [];
  const alone: Sent<SavedRow | null>[] = [];
  const hold = <Answer>(sent: Sent<Answer>[], saves: readonly PlainSave[]) =>
    new Promise<Answer>((answer, fail) => {
      const drafts = saves.map(({ draftId }) => draftId);
      sent.push({ drafts, titles: saves.map(({ pageTitle }) => pageTitle), answer, fail });
    });
  const save = gatherSaves(
    {
      saveTogether: (saves) => hold(together, saves),
      saveAlone: (one) => hold(alone, [one]),
    },
    areAlone,
  );
  return { together, alone, save };
}

const saveOf = (draftId: string, pageTitle = draftId, body = "{}"): PlainSave => ({
  draftId,
  userId: "ana",
  expectedRevision: 1,
  saveId: "save",
  pageTitle,
  body,
  draftNotes: null,
  updatedAt: new Date(0),
});

const saved: SavedRow = { revision: 2, updatedAt: "2027-03-05" };
const draftsOf = (sent: readonly Sent<never>[]) => sent.map(({ drafts }) => drafts);
const turn = () => new Promise((resolve) => setImmediate(resolve));
const names = (count: number) => Array.from({ length: count }, (_, at) => `draft ${at}`);

test("at most two groups of 16 saves are written at the same time; the others are the next group", async () => {
  const { together, save } = heldDatabase();
  const all = names(50);
  const answers = all.map((draftId) => save(saveOf(draftId)));
  await turn();
  expect(draftsOf(together)).toEqual([all.slice(0, 16), all.slice(16, 32)]);
  answers.push(save(saveOf("late")));
  await turn();
  expect(together).toHaveLength(2);
  together[0]?.answer(all.slice(0, 16).map(() => saved));
  await expect(answers[0]).resolves.toEqual(saved);
  await turn();
  expect(draftsOf(together.slice(2))).toEqual([all.slice(32, 48)]);
  together[1]?.answer(all.slice(16, 32).map(() => saved));
  await turn();
  expect(draftsOf(together.slice(3))).toEqual([[...all.slice(48), "late"]]);
});

test("a group gets no further save once its bodies are long together", async () => {
  const { together, save } = heldDatabase();
  for (const draftId of names(12)) void save(saveOf(draftId, "Bread", "x".repeat(textOnLoopMax)));
  await turn();
  expect(together.map(({ drafts }) => drafts.length)).toEqual([5, 5]);
});

test("a long body is written alone, also while all groups are being written", async () => {
  const { together, alone, save } = heldDatabase();
  for (const draftId of names(40)) void save(saveOf(draftId));
  void save(saveOf("long", "Bread", "x".repeat(textOnLoopMax + 1)));
  await turn();
  expect(together.flatMap(({ drafts }) => drafts)).not.toContain("long");
  expect(draftsOf(alone)).toEqual([["long"]]);
});

test("a save that its group did not write is written alone, and holds up no group", async () => {
  const { together, alone, save } = heldDatabase();
  const answers = ["locked", "free"].map((draftId) => save(saveOf(draftId)));
  await turn();
  together[0]?.answer([null, saved]);
  await expect(answers[1]).resolves.toEqual(saved);
  await turn();
  expect(draftsOf(alone)).toEqual([["locked"]]);
  void save(saveOf("free"));
  void save(saveOf("other"));
  await turn();
  expect(draftsOf(together.slice(1))).toEqual([["free", "other"]]);
  alone[0]?.answer(null);
  await expect(answers[0]).resolves.toBeNull();
});

test("the saves of a draft are written one after the other, in the order in which they arrived", async () => {
  const { together, alone, save } = heldDatabase();
  void save(saveOf("bread", "first"));
  void save(saveOf("bread", "second"));
  const third = save(saveOf("bread", "third", "x".repeat(textOnLoopMax + 1)));
  const refused = expect(third).rejects.toThrow("Too long.");
  await turn();
  const titles = () => [...together, ...alone].map((sent) => sent.titles);
  expect(titles()).toEqual([["first"]]);
  together[0]?.answer([null]);
  await turn();
  void save(saveOf("bread", "fourth"));
  await turn();
  // The first is written alone now; the second still waits for it.
  expect(titles()).toEqual([["first"], ["first"]]);
  alone[0]?.answer(saved);
  await turn();
  expect(together.slice(1).map((sent) => sent.titles)).toEqual([["second"]]);
  together[1]?.answer([saved]);
  await turn();
  expect(alone.slice(1).map((sent) => sent.titles)).toEqual([["third"]]);
  alone[1]?.fail(new Error("Too long."));
  await refused;
  await turn();
  expect(together.slice(2).map((sent) => sent.titles)).toEqual([["fourth"]]);
});

test.each(["CONNECTION_CLOSED", "CONNECT_TIMEOUT", "ECONNREFUSED", "08006", "57P01"])(
  "a lost connection (%s) fails all saves of its group, and none of the next one",
  async (code) => {
    const { together, alone, save } = heldDatabase();
    const lost = Object.assign(new Error("The connection is lost."), { code });
    const answers = Promise.allSettled(names(3).map((draftId) => save(saveOf(draftId))));
    await turn();
    together[0]?.fail(lost);
    expect(await answers).toEqual(names(3).map(() => ({ status: "rejected", reason: lost })));
    expect(alone).toEqual([]);
    const next = save(saveOf("draft 0"));
    await turn();
    together[1]?.answer([saved]);
    await expect(next).resolves.toEqual(saved);
  },
);

test.each(["22021", "57014", "54001", undefined])(
  "each save of a group that PostgreSQL refused (%s) is written alone, and has its own answer",
  async (code) => {
    const { together, alone, save } = heldDatabase();
    const refusal = Object.assign(new Error("No."), { code });
    const answers = Promise.allSettled(names(3).map((draftId) => save(saveOf(draftId))));
    await turn();
    together[0]?.fail(refusal);
    await turn();
    expect(draftsOf(alone)).toEqual(names(3).map((draftId) => [draftId]));
    alone[0]?.answer(saved);
    alone[1]?.fail(refusal);
    alone[2]?.answer(null);
    expect(await answers).toEqual([
      { status: "fulfilled", value: saved },
      { status: "rejected", reason: refusal },
      { status: "fulfilled", value: null },
    ]);
  },
);

test("without groups, saves of different drafts are written alone at once, and those of one draft in their order", async () => {
  const { together, alone, save } = heldDatabase({ areAlone: true });
  const first = save(saveOf("one", "first"));
  const second = save(saveOf("one", "second"));
  void save(saveOf("other"));
  await turn();
  expect(together).toEqual([]);
  expect(alone.map(({ titles }) => titles)).toEqual([["first"], ["other"]]);
  alone[0]?.answer(saved);
  await expect(first).resolves.toEqual(saved);
  await turn();
  expect(alone.slice(2).map(({ titles }) => titles)).toEqual([["second"]]);
  alone[2]?.answer(null);
  await expect(second).resolves.toBeNull();
});
