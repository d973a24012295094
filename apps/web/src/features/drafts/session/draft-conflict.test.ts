import { bodyRows } from "@stemma/document/body-rows";
import { expect, test } from "vitest";
import { bodyToText } from "@stemma/document/body-to-text";
import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import { contentOf } from "./draft-content.ts";
import { joinBodies } from "./join-bodies.ts";
import { keepBoth } from "./keep-both.ts";
import { mergeContent } from "./merge-content.ts";
import { aBody, aDraft } from "./testing/a-draft.ts";
import { createTestWriter } from "./testing/test-writer.ts";

const elsewhere = { serializedEditorState: aBody("Written elsewhere.") };

async function openConflict() {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.saveElsewhere(elsewhere);
  tab.type("Written here.");
  await writer.clock.pass(1000);
  return { writer, tab };
}

test("a tab without unsaved text accepts a newer draft", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.saveElsewhere(elsewhere);
  tab.reconcile(writer.server.draft);
  expect([tab.text(), tab.status()]).toEqual(["Written elsewhere.", "saved"]);
  expect(tab.getSnapshot()).toMatchObject({ conflict: null, replacements: 1 });
});

test("an older draft that arrives late is ignored", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  const old = writer.server.draft;
  tab.type("Newer.");
  await writer.clock.pass(1000);
  tab.reconcile(old);
  expect([tab.text(), tab.status()]).toEqual(["Newer.", "saved"]);
});

test("a tab with unsaved text shows both texts and sends nothing more", async () => {
  const { writer, tab } = await openConflict();
  const { conflict, status, isKept } = tab.getSnapshot();
  expect([status, isKept, conflict?.theirs.revision]).toEqual(["unsaved", true, 2]);
  tab.type("Written here, and more.");
  await writer.clock.pass(60_000);
  expect(writer.serverText()).toBe("Written elsewhere.");
  expect(tab.text()).toBe("Written here, and more.");
});

test.each([
  { choice: "mine", text: "Written here.", because: "the writer prefers what they just wrote" },
  { choice: "theirs", text: "Written elsewhere.", because: "the other text is the better one" },
  {
    choice: "both",
    text: "Written elsewhere Written here.",
    because: "both changes are wanted",
  },
] as const)(
  "choosing $choice resolves a conflict with that text, because $because",
  async (row) => {
    const { writer, tab } = await openConflict();
    tab.choose(row.choice);
    await writer.clock.pass(1000);
    expect(tab.getSnapshot()).toMatchObject({ status: "saved", conflict: null });
    expect([tab.text(), writer.serverText()]).toEqual([row.text, row.text]);
    expect(writer.journal.entries.size).toBe(0);
  },
);

test("a conflict ends when the other device takes its change back and changes something else", async () => {
  const writer = createTestWriter(aDraft({ serializedEditorState: aBody("One.", "Two.") }));
  const tab = await writer.openTab();
  writer.server.saveElsewhere({ serializedEditorState: aBody("One there.", "Two.") });
  tab.type("One here.", "Two.");
  await writer.clock.pass(1000);
  expect(tab.getSnapshot().conflict).not.toBeNull();
  writer.server.saveElsewhere({ serializedEditorState: aBody("One.", "Two there.") });
  tab.reconcile(writer.server.draft);
  await writer.clock.pass(1000);
  const both = bodyToText(aBody("One here.", "Two there."));
  expect(tab.getSnapshot()).toMatchObject({ conflict: null, status: "saved" });
  expect([tab.text(), writer.serverText()]).toEqual([both, both]);
});

test("a conflict survives a crash", async () => {
  const { writer, tab } = await openConflict();
  tab.crash();
  const next = await writer.openTab();
  await writer.clock.pass(1000);
  expect(next.text()).toBe("Written here.");
  expect(next.getSnapshot().conflict?.theirs.revision).toBe(2);
});

test("changes to different parts of a draft are merged without a question", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.saveElsewhere({ pageTitle: "The rye day" });
  tab.type("Written here.");
  await writer.clock.pass(1000);
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", pageTitle: "The rye day" });
  expect(writer.serverText()).toBe("Written here.");
});

test("changes to different places of the text are merged without a question", async () => {
  const writer = createTestWriter(
    aDraft({ serializedEditorState: aBody("Feed the starter.", "Bake it in the oven.") }),
  );
  const tab = await writer.openTab();
  const [first, second] = bodyRows(aBody("Feed the starter.", "Bake it"));
  if (first === undefined || second === undefined) throw new Error("two rows");
  const split = makeBody([first, second, ...bodyRows(aBody("x", "y", "in the oven.")).slice(2)]);
  writer.server.saveElsewhere({ serializedEditorState: split });
  tab.replace({ readBody: () => aBody("Feed the starter twice.", "Bake it in the hot oven.") });
  await writer.clock.pass(1000);
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", conflict: null });
  const text = "Feed the starter twice.\nBake it\nin the hot oven.";
  expect([tab.text(), writer.serverText()]).toEqual([text, text]);
});

test("keeping both repeats no row that was only moved", () => {
  const content = (...paragraphs: string[]) =>
    contentOf(aDraft({ serializedEditorState: aBody(...paragraphs) }));
  const base = content("One two three.", "Four five six.", "Seven eight.", "Nine ten.");
  const mine = content("One two three. Four five six.", "Seven eight.", "Nine ten.");
  const theirs = content("Four five six.", "Seven eight.", "Nine ten.", "One two three.");
  const bodies = {
    base: base.serializedEditorState,
    ours: theirs.serializedEditorState,
    theirs: mine.serializedEditorState,
  };
  const known = { ...bodies, joined: joinBodies(bodies) };
  const text = bodyToText(keepBoth(base, mine, theirs, known).serializedEditorState);
  for (const word of ["One", "Four", "Seven", "Nine"]) expect(text.split(word)).toHaveLength(2);
});

test("keeping both keeps a page link that only mine has, beside words that both have", () => {
  const link = pageLinkWord("0190a000-0000-7000-8000-000000000001");
  const row = (id: string, ...texts: string[]) =>
    makeBlock(
      { id: id as BlockId, kind: "paragraph" },
      texts.map((text) => ({ text, marks: 0, url: null })),
    );
  const base = makeBody([row("k", "Keep one"), row("a", "See here"), row("z", "Last row")]);
  const theirs = makeBody([row("k", "Keep one See here Last row")]);
  const mine = makeBody([row("k", "Keep one"), row("z", "Last row"), row("a", "See here", link)]);
  const content = (serializedEditorState: PageBody) => contentOf(aDraft({ serializedEditorState }));
  const bodies = { base, ours: theirs, theirs: mine };
  const known = { ...bodies, joined: joinBodies(bodies) };
  const both = keepBoth(content(base), content(mine), content(theirs), known);
  expect(JSON.stringify(both.serializedEditorState)).toContain(link.slice(1, -1));
});

test("what was taken back here is not brought back by an unchanged other tab", () => {
  const before = contentOf(aDraft({ publishSubject: "Undo 'A'", draftNotes: "Ask Jo" }));
  const mine = { ...before, publishSubject: null, draftNotes: null };
  expect(mergeContent(before, mine, before, null)).toMatchObject({
    publishSubject: null,
    draftNotes: null,
  });
});

test("without a common ancestor, keeping both puts what only mine has under a heading", () => {
  const content = (...paragraphs: string[]) =>
    contentOf(aDraft({ serializedEditorState: aBody(...paragraphs) }));
  const { serializedEditorState } = keepBoth(
    null,
    content("Both.", "Mine."),
    content("Both."),
    null,
  );
  expect(bodyToText(serializedEditorState)).toBe("Both.\nFrom this device\nMine.");
});

test("where only the titles conflict, keeping both leaves my text in its place", () => {
  const content = (pageTitle: string, ...paragraphs: string[]) =>
    contentOf(aDraft({ pageTitle, serializedEditorState: aBody(...paragraphs) }));
  const base = content("Bread", "One.", "Two.");
  const joined = keepBoth(
    base,
    content("Loaf", "One, mine.", "Two."),
    content("Rye", "One.", "Two."),
    null,
  );
  expect(joined.pageTitle).toBe("Rye");
  expect(bodyToText(joined.serializedEditorState)).toBe("One, mine.\nTwo.\nFrom this device\nLoaf");
});

test("two tabs with the same text have no conflict", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.saveElsewhere({ serializedEditorState: aBody("The same.") });
  tab.type("The same.");
  await writer.clock.pass(1000);
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", conflict: null });
});

test("the texts of two crashed tabs are restored one after the other", async () => {
  const writer = createTestWriter();
  const first = await writer.openTab();
  const second = await writer.openTab();
  first.type("From the first tab.");
  await writer.clock.pass(250);
  second.type("From the second tab.");
  await writer.clock.pass(250);
  first.crash();
  second.crash();
  const tab = await writer.openTab();
  await writer.clock.pass(1000);
  expect(writer.serverText()).toBe("From the second tab.");
  expect(tab.text()).toBe("From the first tab.");
  expect(tab.getSnapshot().conflict).not.toBeNull();
});

test("a draft deleted elsewhere is reported, even without unsent text", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.reconcile(null);
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", trouble: { kind: "gone" } });
});
