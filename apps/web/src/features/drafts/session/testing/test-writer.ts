import type { Draft } from "@stemma/contract/draft-shapes";
import { createDraftSession } from "../create-draft-session.ts";
import { bodyToText } from "@stemma/document/body-to-text";
import { joinBodies } from "../join-bodies.ts";
import type { BodiesToMerge, JoinedBodies } from "../merge-ahead.ts";
import { aBody, aDraft } from "./a-draft.ts";
import { createFakeServer } from "./fake-server.ts";
import { createManualClock } from "./manual-clock.ts";
import { createMemoryJournal } from "./memory-journal.ts";

/** One machine of a writer, with its journal and a server behind a network that the test can break. */
export function createTestWriter(opening: Draft = aDraft()) {
  const clock = createManualClock();
  const journal = createMemoryJournal();
  const server = createFakeServer(opening);
  const stored: Draft[] = [];
  let tabs = 0;
  let saveIds = 0;
  let merges = 0;
  let mayMerge = Promise.resolve();

  /** A worker: gets copies, answers later, and stops when it is told to. */
  async function merge(bodies: BodiesToMerge, signal: AbortSignal): Promise<JoinedBodies> {
    merges += 1;
    const question = structuredClone(bodies);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
    signal.throwIfAborted();
    await Promise.race([mayMerge, aborted]);
    return structuredClone(joinBodies(question));
  }

  /** Opens the draft in a tab, from the server's current text and the journal's entries. */
  async function openTab() {
    const draft = server.draft;
    if (draft === null) throw new Error("There is no draft to open.");
    const entries = await journal.list(draft.userId, draft.pageId).catch(() => []);
    tabs += 1;
    let isAlive = true;
    const whileAlive =
      <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
      (...given: Given) =>
        isAlive ? act(...given) : new Promise<Answer>(() => undefined);
    const session = createDraftSession(
      {
        journal: {
          ...journal,
          write: whileAlive(journal.write),
          remove: whileAlive(journal.remove),
        },
        save: whileAlive(server.save),
        merge: whileAlive(merge),
        after: (delayMs, run) => clock.after(delayMs, () => isAlive && run()),
        now: clock.now,
        newSaveId: () => `save-${(saveIds += 1)}`,
        sessionId: `tab-${tabs}`,
        onStored: (draft) => stored.push(draft),
      },
      draft,
      entries.filter((entry) => entry.key.draftId === draft.id),
    );
    await clock.pass(0);
    return {
      ...session,
      /** Simulates a crash of the tab: its pending work never runs. */
      crash: () => {
        isAlive = false;
      },
      type: (...paragraphs: readonly string[]) =>
        session.edit({ readBody: () => aBody(...paragraphs) }),
      text: () => bodyToText(session.readContent().serializedEditorState),
      status: () => session.getSnapshot().status,
    };
  }

  return {
    clock,
    journal,
    server,
    stored,
    openTab,
    /** How many merges the sessions asked for. */
    mergesAhead: () => merges,
    /** Makes merges wait until the returned function is called; with an error they fail. */
    holdMerges(): (error?: Error) => void {
      let settle = (_error?: Error) => {};
      mayMerge = new Promise<void>((resolve, reject) => {
        settle = (error) => (error === undefined ? resolve() : reject(error));
      });
      mayMerge.catch(() => undefined);
      return settle;
    },
    serverText: () => server.draft && bodyToText(server.draft.serializedEditorState),
  };
}
