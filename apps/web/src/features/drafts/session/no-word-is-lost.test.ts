import { bodyRows } from "@stemma/document/body-rows";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bodyToText } from "@stemma/document/body-to-text";
import { makeBody } from "@stemma/document/make-body";
import type { DraftContent } from "./draft-content.ts";
import { isSameContent } from "./draft-content.ts";
import { aBody } from "./testing/a-draft.ts";
import type { Network } from "./testing/fake-server.ts";
import { createTestWriter } from "./testing/test-writer.ts";

type Step =
  | {
      readonly kind: "type" | "crash" | "end" | "reconcile" | "choose" | "flush" | "keep";
      readonly tab: number;
    }
  | { readonly kind: "merges"; readonly merges: "held" | "released" | "failing" }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "network"; readonly network: Network }
  | { readonly kind: "disk"; readonly isBroken: boolean }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "open" };

const tab = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("type" as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      ms: fc.constantFrom(0, 100, 250, 1000, 5000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("network" as const),
      network: fc.constantFrom<Network>(
        "fine",
        "fine",
        "request lost",
        "answer lost",
        "server error",
        "signed out",
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "crash" as const,
        "end" as const,
        "reconcile" as const,
        "choose" as const,
        "flush" as const,
        "keep" as const,
      ),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>({ kind: "elsewhere" }, { kind: "open" }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("disk" as const), isBroken: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("merges" as const),
      merges: fc.constantFrom("held" as const, "released" as const, "failing" as const),
    }),
  },
);

const textOf = (content: DraftContent) => bodyToText(content.serializedEditorState);

/**
 * A random sequence of steps: up to three tabs, a second device, a faulty network. Every typed word is a paragraph of
 * its own.
 */
async function startRun() {
  const writer = createTestWriter();
  const tabs = [await writer.openTab()];
  const words = new Set<string>();
  let wordCount = 0;
  let releaseMerges: (error?: Error) => void = () => {};

  const newWord = () => {
    wordCount += 1;
    const word = `word-${wordCount}.`;
    words.add(word);
    return word;
  };
  const appended = (content: DraftContent, word: string) =>
    makeBody([...bodyRows(content.serializedEditorState), ...bodyRows(aBody(word))]);
  const pick = (index: number) => tabs[index % Math.max(1, tabs.length)];

  function everywhere(): string {
    const journal = [...writer.journal.entries.values()];
    const shown = tabs.flatMap((tab) => {
      const theirs = tab.getSnapshot().conflict?.theirs;
      return [tab.readContent(), ...(theirs === undefined ? [] : [theirs])];
    });
    const contents = [writer.server.draft, ...journal.map((entry) => entry.content), ...shown];
    return contents.map((content) => (content === null ? "" : textOf(content))).join("\n");
  }

  async function take(step: Step): Promise<void> {
    const { server, clock } = writer;
    if (step.kind === "wait") return clock.pass(step.ms);
    if (step.kind === "network") return server.setNetwork(step.network);
    if (step.kind === "disk") return writer.journal.setBroken(step.isBroken);
    if (step.kind === "open") return void (tabs.length < 3 && tabs.push(await writer.openTab()));
    if (step.kind === "elsewhere") {
      const draft = server.draft;
      if (draft === null) return;
      server.saveElsewhere({ serializedEditorState: appended(draft, newWord()) });
      return;
    }
    if (step.kind === "merges") return setMerges(step.merges);
    const tab = pick(step.tab);
    if (tab === undefined) return;
    if (step.kind === "type") {
      const body = appended(tab.readContent(), newWord());
      tab.edit({ readBody: () => body });
    } else if (step.kind === "reconcile") tab.reconcile(server.draft);
    else if (step.kind === "choose") tab.choose("both");
    else if (step.kind === "flush") void tab.flush();
    else if (step.kind === "keep") void tab.keep();
    else await close(tab, step.kind);
  }

  function setMerges(merges: "held" | "released" | "failing"): void {
    const settle = releaseMerges;
    releaseMerges = writer.holdMerges();
    if (merges === "released") releaseMerges();
    if (merges === "failing") releaseMerges(new Error("The browser has no workers."));
    settle();
  }

  /** A tab that is closed may lose only text that it did not report as kept. */
  async function close(tab: (typeof tabs)[number], how: "crash" | "end"): Promise<void> {
    const { isKept } = tab.getSnapshot();
    const onScreen = textOf(tab.readContent()).split("\n");
    tab[how]();
    if (how === "end") await writer.clock.pass(0);
    tabs.splice(tabs.indexOf(tab), 1);
    const stored = everywhere();
    for (const word of isKept ? [] : onScreen) if (!stored.includes(word)) words.delete(word);
  }

  function check(): void {
    const stored = everywhere();
    for (const word of words) expect(stored).toContain(word);
    for (const tab of tabs) {
      if (tab.status() !== "saved") continue;
      const content = tab.readContent();
      const isOnServer = writer.server.history.some((draft) => isSameContent(draft, content));
      expect(isOnServer, "a tab says saved, and the server never had its text").toBe(true);
    }
  }

  async function recover(): Promise<void> {
    writer.server.setNetwork("fine");
    writer.journal.setBroken(false);
    setMerges("released");
    tabs.push(await writer.openTab());
    for (let round = 0; round < 30; round += 1) {
      for (const tab of tabs) {
        tab.retry();
        await writer.clock.pass(20_000);
        tab.reconcile(writer.server.draft);
        tab.choose("both");
        await writer.clock.pass(2000);
        check();
      }
    }
  }
  return { writer, tabs, words, take, check, recover };
}

test("whatever happens to tabs, network, disk and server, no word is lost and 'saved' never shows too early", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const run = await startRun();
      for (const step of steps) {
        await run.take(step);
        await run.writer.clock.pass(0);
        run.check();
      }
      await run.recover();
      for (const word of run.words) expect(run.writer.serverText()).toContain(word);
      expect(run.tabs.map((tab) => tab.status())).toEqual(run.tabs.map(() => "saved"));
      expect(run.tabs.map((tab) => tab.text())).toEqual(
        run.tabs.map(() => run.writer.serverText()),
      );
    }),
    { numRuns: 200 },
  );
});
