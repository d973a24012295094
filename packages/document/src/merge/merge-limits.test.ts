import { bodyRows } from "../body-rows.ts";
import { expect, it } from "vitest";
import { bodyToText } from "../body-to-text.ts";
import { bodyOf } from "../testing/body-of.ts";
import { mill, pageOf, textsOf } from "../testing/mill-page.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { resolveMerge } from "./resolve-merge.ts";
import { unhurried } from "../testing/unhurried.ts";

const rows = (texts: readonly string[]) =>
  bodyOf(...texts.map((text, at): [string, string] => [`r${at}`, text]));
const lines = (body: Parameters<typeof bodyToText>[0]) => bodyToText(body).split("\n");

/** A row with more tokens than a function takes arguments. */
const long = "ab ".repeat(66_000);

it("a row of tens of thousands of words merges without a crash", () => {
  const { body, conflicts } = mergeBodies(
    rows([long]),
    rows([`x ${long}`]),
    rows([`${long}y`]),
    unhurried,
  );
  expect([bodyToText(body), conflicts]).toEqual([`x ${long}y`, []]);
});

it("a row of tens of thousands of words that was replaced is asked about without a crash", () => {
  const replaced = mergeBodies(rows([long]), rows(["x"]), rows([`${long}z`]), unhurried);
  expect(replaced.conflicts).toHaveLength(1);
  expect(bodyToText(replaced.body)).toBe("x");
});

it("where every name of a list was moved by one row, a conflict about one is not one about all", () => {
  const names = Array.from({ length: 60 }, (_, at) => `Name${at}`);
  const list = (written: readonly string[]) =>
    rows(written.map((name, at) => `${name} cleans oven ${at} and locks door ${at + 100}`));
  const ours = list([...names.slice(1), "Nobody"]);
  const theirs = list(names.map((name, at) => (at === 30 ? "Zoe" : name)));
  const { conflicts } = mergeBodies(list(names), ours, theirs, unhurried);
  expect(conflicts).toHaveLength(1);
  expect(conflicts[0]?.base.length).toBeLessThan(12);
});

it.each([
  {
    because: "deleted at a row's end and typed at another's",
    was: "Feed it at six.",
    now: "Mix it at six.",
  },
  {
    because: "deleted inside a row and typed at the start of a later one",
    was: "At six we feed it.",
    now: "six spoons go in.",
  },
  {
    because: "deleted at a row's end and contained in another word",
    was: "Feed it at six.",
    now: "Mix the sixth at six.",
  },
])("a word $because joins no two rows", ({ was, now }) => {
  const base = rows([was, "Shape it.", "Mix it at five."]);
  const ours = rows([was.replace("six", "seven"), "Shape it.", now]);
  const theirs = rows([was.replace("six", "noon"), "Shape it.", "Mix it at four."]);
  const { conflicts } = mergeBodies(base, ours, theirs, unhurried);
  expect(conflicts.map(({ base: asked }) => asked.length)).toEqual([1, 1]);
});

it("typed punctuation is never dropped without a question", () => {
  const base = rows(["Zed.", "One. Say yes. Please stay here now.", "Ypsilon."]);
  const ours = rows(["Zed. Please stay here now.", "One. Say yes.", "Ypsilon."]);
  const theirs = rows(["Zed.", "One. Say yes. Please stay here now?", "Ypsilon."]);
  const { body, conflicts } = mergeBodies(base, ours, theirs, unhurried);
  expect(conflicts.length > 0 || bodyToText(body).includes("now?")).toBe(true);
});

it("both sides' punctuation at one place stands in the choice of both", () => {
  const merge = mergeBodies(
    rows(["We grind"]),
    rows(["We grind?"]),
    rows(["We grind!"]),
    unhurried,
  );
  const [conflict] = merge.conflicts;
  if (conflict === undefined) throw new Error("a conflict");
  const both = resolveMerge(merge, new Map([[conflict.id, { pick: "both" }]]));
  expect(lines(both)).toEqual(["We grind?!"]);
});

it("a merge without time asks about every passage that both changed, and loses nothing", () => {
  const { title, first, second, last } = mill;
  const millPage = pageOf([title, first, second, last]);
  const ours = pageOf([title, "a We grind at six. ", "n Then we sweep the yard.", second, last]);
  const theirs = pageOf([
    title,
    "a We grind at six. Then we sweep the barn.",
    second,
    `${last} Oh.`,
  ]);
  const merge = mergeBodies(millPage, ours, theirs, { timeBoundMs: 0, now: () => 0 });
  expect(merge.conflicts).toHaveLength(1);
  expect(textsOf(bodyRows(merge.body)).slice(0, 4)).toEqual(textsOf(bodyRows(ours)).slice(0, 4));
  const picks = new Map(merge.conflicts.map(({ id }) => [id, { pick: "theirs" } as const]));
  expect(textsOf(bodyRows(resolveMerge(merge, picks)))).toEqual(textsOf(bodyRows(theirs)));
});
