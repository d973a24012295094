import type { Actor } from "../actors/actor.ts";
import { makeDraft, saveDraft, type MadePage } from "../actors/make-page.ts";
import { expectStored, storedDraft, type StoredDraft } from "../actors/stored-draft.ts";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import type { Victim } from "../server/stemma-server.ts";
import { pageScreen } from "../screens/page-screen.ts";

const rounds = 20;
const draftCount = 6;
const savesPerRound = 25;
const victims: readonly Victim[] = ["the server", "its database", "both"];
const filler = "It was written down when it happened, with the time in front. ".repeat(40);

/** A draft that is saved repeatedly, with the last save that the server acknowledged. */
interface Writer {
  readonly page: MadePage;
  revision: number;
  words: string;
}

scenarioApart(
  "every acknowledged save is there after twenty kills of the server, its database, or both",
  async ({ owner, server }) => {
    scenarioApart.setTimeout(600_000);
    owner.complaints.allow(/./);
    const screen = pageScreen(owner.page);
    const typed = await makeDraft(owner, "Typed by hand", "");
    await owner.page.goto(`/page/${typed.pageId}`);
    await screen.body.click();
    const writers: Writer[] = [];
    for (let index = 0; index < draftCount; index += 1) {
      const page = await makeDraft(owner, `Draft ${index}`, "");
      writers.push({ page, revision: 2, words: "" });
    }

    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? "both";
      await scenarioApart.step(`round ${round}: ${victim}`, async () => {
        const saving = keepSaving(owner, writers, round);
        await owner.page.keyboard.type(`Round ${round} was kept. `);
        await saving.enough;
        await server.kill(victim);
        await saving.end();
        if (victim !== "its database") await server.start();
        for (const writer of writers) await expectKept(owner, writer);
      });
    }

    // After many failures in a row, saving is tried again every 15 seconds.
    const status = screen.bar.locator("[data-status]");
    await expect(status).toHaveText("Saved", { timeout: 60_000 });
    for (let round = 0; round < rounds; round += 1) {
      await expectStored(owner, typed.pageId, `Round ${round} was kept.`);
    }
  },
);

/**
 * Saves every draft repeatedly and concurrently, until a save fails or the caller ends it: a database that was killed
 * alone can be back before any save fails.
 */
function keepSaving(owner: Actor, writers: readonly Writer[], round: number) {
  let count = 0;
  const ending = new AbortController();
  let reachEnough: () => void;
  const enough = new Promise<void>((resolve) => (reachEnough = resolve));
  const over = Promise.all(
    writers.map(async (writer) => {
      for (let save = 0; !ending.signal.aborted; save += 1) {
        const words = `round ${round}, save ${save}.`;
        try {
          const { page, revision } = writer;
          writer.revision = await saveDraft(owner, page.draftId, revision, words, words, filler);
        } catch {
          return;
        }
        writer.words = words;
        count += 1;
        if (count === savesPerRound) reachEnough();
      }
    }),
  );
  // Whatever fails early is a kill's consequence, and the next kill need not wait for more.
  void over.then(() => reachEnough());
  const end = async () => {
    ending.abort();
    await over;
  };
  return { enough, end };
}

/**
 * Waits until the draft can be read again, and checks that it holds the last acknowledged save or a later one.
 * Continues from there.
 */
async function expectKept(owner: Actor, writer: Writer): Promise<void> {
  const draft = await readAgain(owner, writer.page.pageId);
  expect(draft.revision).toBeGreaterThanOrEqual(writer.revision);
  if (draft.revision === writer.revision) {
    expect(draft.pageTitle).toBe(writer.words);
    expect(JSON.stringify(draft.serializedEditorState)).toContain(writer.words);
  } else {
    // One save was stored, but the server was killed before it answered.
    expect(draft.revision).toBe(writer.revision + 1);
  }
  writer.revision = draft.revision;
  writer.words = draft.pageTitle;
}

/** Reads a draft as soon as the server answers: until then, one connection to the database can work while another one does not. */
async function readAgain(owner: Actor, pageId: string): Promise<StoredDraft> {
  const read: { answer?: StoredDraft | null } = {};
  await expect(async () => {
    read.answer = await storedDraft(owner, pageId);
  }).toPass({ timeout: 60_000 });
  if (read.answer === undefined || read.answer === null) throw new Error("A draft is gone.");
  return read.answer;
}
