import { describe, expect, it } from "vitest";
import { authorsToHtml } from "./authors/authors-to-html.ts";
import { nextAuthors } from "./authors/next-authors.ts";
import type { RowAuthors } from "./authors/row-authors.ts";
import type { BlockId } from "./block-id.ts";
import { blockText } from "./block-text.ts";
import { bodyBlocks } from "./body-blocks.ts";
import { bodyRows } from "./body-rows.ts";
import { bodyToHtml } from "./body-to-html.ts";
import { bodyToText } from "./body-to-text.ts";
import { searchTextOf } from "./testing/search-text-of.ts";
import { currentFormatVersion } from "./current-format-version.ts";
import { applyDiff } from "./diff/apply-diff.ts";
import { diffBodies } from "./diff/diff-bodies.ts";
import { diffToHtml } from "./diff/diff-to-html.ts";
import { diffToText } from "./diff/diff-to-text.ts";
import { sliceRuns } from "./diff/slice-runs.ts";
import type { PageBody } from "./format.ts";
import { makeBlock } from "./make-block.ts";
import { makeBody } from "./make-body.ts";
import { mergeBodies } from "./merge/merge-bodies.ts";
import { migrateBody } from "./migrate-body.ts";
import { readBody } from "./read-body.ts";
import { currentBody, type StoredBody } from "./stored-body.ts";
import { takePassages } from "./take/take-passages.ts";
import { allKinds, everyKind } from "./testing/every-kind/every-kind.ts";
import { holdTo } from "./testing/every-kind/hold-to.ts";
import type { Line, UnitCells } from "./testing/every-kind/line.ts";
import { bareHtml, pageOf, row } from "./testing/every-kind/rows.ts";
import { headlessEditor } from "./testing/headless-editor.ts";
import { unhurried } from "./testing/unhurried.ts";

/** The HTML between the first and the last row. */
const between = (html: string) =>
  /^<p[^>]*>First\.<\/p>(.*)<p[^>]*>Last\.<\/p>$/s.exec(bareHtml(html))?.[1] ?? html;

const withoutLinks = (html: string) => html.replaceAll(/<\/?a\b[^>]*>/g, "");

/** The HTML for a reader, in which nothing is closed. */
const fixedHtml = (body: PageBody) => bareHtml(bodyToHtml(body, "belowTitle", "fixed"));

/** The HTML of a comparison without its marks, and without deleted words. */
const withoutMarks = (html: string) =>
  bareHtml(html)
    .replaceAll(/<del [^>]*>.*?<\/del>| (?:data-change|data-note)="[^"]*"/g, "")
    .replaceAll(/<(ins|span) class="(?:diff-ins|diff-reformatted)"[^>]*>(.*?)<\/\1>/g, "$2")
    .replaceAll(/ ?\bdiff-(?:block|changed|format)\b/g, "")
    .replaceAll(' class=""', "");

/** What stands at the left and at the right of a comparison side by side. */
function sidesOf(html: string): string[] {
  const rows = html.split('<div class="diff-row').slice(1);
  const sides = rows.map((row) =>
    /<div class="diff-before">(.*)<\/div><div class="diff-after">(.*)<\/div><\/div>$/s.exec(row),
  );
  return [1, 2].map((side) => sides.map((row) => row?.[side]).join(""));
}

/** The page whose row begins with `head` and a space, split there. */
function splitRow(body: PageBody, head: string): PageBody {
  return makeBody(
    bodyBlocks(body).flatMap(({ id, runs, ...shape }) => {
      if (id === null) throw new Error("A sample has ids.");
      if (!blockText({ runs }).startsWith(`${head} `)) return [makeBlock({ id, ...shape }, runs)];
      return [
        makeBlock({ id, ...shape }, sliceRuns(runs, 0, head.length)),
        makeBlock({ id: "s" as BlockId, ...shape }, sliceRuns(runs, head.length + 1, Infinity)),
      ];
    }),
  );
}

/** Of each row everything but its words and its ids. */
const looksOf = (body: PageBody) =>
  bodyBlocks(body).map(({ kind, within, attributes }) => ({ kind, within, attributes }));

const versionsOf = (authors: readonly RowAuthors[]) =>
  authors.map((spans) => spans.map(([, version]) => version));

interface Check {
  readonly rule: string;
  readonly holds: (line: Line) => void;
}

/** A check for each column that needs nothing. The type demands one. */
const checks: Readonly<Record<keyof UnitCells, Check>> = {
  validate: {
    rule: "is refused where it is wrong, and says where",
    holds: ({ validate: { sent, path } }) => {
      const read = readBody({ root: { type: "root", children: [sent] } });
      expect(read).toMatchObject({ ok: false, error: { path: `root.children.0.${path}` } });
    },
  },
  canonical: {
    rule: "has one form, in which Lexical opens it and a row can stand by itself",
    holds: ({ canonical, rows }) => {
      const body = pageOf(rows);
      const [first, last] = [row("First.", { id: "a" }), row("Last.", { id: "z" })];
      const sent = { root: { type: "root", children: [first, ...canonical, last] } };
      expect(readBody(sent)).toEqual({ ok: true, body });
      expect(readBody(body)).toEqual({ ok: true, body });
      expect(makeBody(bodyRows(body))).toEqual(body);
      const alone = { root: { type: "root", children: bodyRows(body) } };
      expect(readBody(alone)).toEqual({ ok: true, body });
      const opened = headlessEditor().parseEditorState(JSON.stringify(body));
      expect(readBody(opened.toJSON())).toEqual({ ok: true, body });
    },
  },
  migrate: {
    rule: "is read as it was stored in each version that has it",
    holds: ({ migrate, rows }) => {
      const body = pageOf(rows);
      for (
        let formatVersion: number = migrate;
        formatVersion <= currentFormatVersion;
        formatVersion++
      ) {
        const older = { ...body, formatVersion };
        expect(migrateBody(older)).toEqual({ ok: true, body, json: JSON.stringify(body) });
        expect(currentBody(older as unknown as StoredBody)).toEqual(body);
      }
      // Comparing, merging and authors work on the current version only.
      expect(body.formatVersion).toBe(currentFormatVersion);
    },
  },
  server: {
    rule: "is this HTML for a reader",
    holds: ({ server, rows }) => {
      expect(between(bodyToHtml(pageOf(rows)))).toBe(server);
    },
  },
  search: {
    rule: "is found by its words",
    holds: ({ search, rows }) => {
      expect(searchTextOf(pageOf(rows))).toBe(`First.\n${search}\nLast.`);
      // The text that is counted and previewed has the words of the row, without the name of a file.
      const lines = bodyToText(pageOf(rows)).split("\n").slice(1, -1);
      expect(search.split("\n").map((line, at) => line.slice(0, lines[at]?.length))).toEqual(lines);
    },
  },
  diff: {
    rule: "is named and drawn by a comparison, which leads from one page to the other and back",
    holds: ({ diff, before, rows, merge }) => {
      const [was, is] = [pageOf(before), pageOf(rows)];
      const made = diffBodies(was, is, unhurried);
      expect(diffToText(made).lines.map(({ text }) => text)).toEqual(diff.said);
      expect(between(diffToHtml(made, "inline"))).toBe(diff.drawn);
      expect(applyDiff(was, made)).toEqual(is);
      const undone = diffBodies(is, was, unhurried);
      expect(diffToText(undone).lines.map(({ text }) => text)).toEqual(diff.back);
      expect(applyDiff(is, undone)).toEqual(was);
      // Where words changed, the row keeps its look, in one column and in two.
      const both = pageOf(merge.both);
      const changed = diffBodies(is, both, unhurried);
      expect(withoutMarks(diffToHtml(changed, "inline"))).toBe(fixedHtml(both));
      const sides = sidesOf(diffToHtml(changed, "sideBySide"));
      expect(sides.map(withoutMarks)).toEqual([fixedHtml(is), fixedHtml(both)]);
    },
  },
  merge: {
    rule: "comes together with another writer's change without a question",
    holds: ({ merge: { theirs, both }, before, rows }) => {
      for (const [ours, other] of [
        [rows, theirs],
        [theirs, rows],
      ] as const) {
        const merge = mergeBodies(pageOf(before), pageOf(ours), pageOf(other), unhurried);
        expect(merge.conflicts).toEqual([]);
        expect(merge.body).toEqual(pageOf(both));
      }
      // Taken back by one writer while the other changes the rest.
      const undone = mergeBodies(pageOf(rows), pageOf(before), pageOf(both), unhurried);
      expect(undone.conflicts).toEqual([]);
      expect(undone.body).toEqual(pageOf(theirs));
    },
  },
  authors: {
    rule: "keeps who wrote its words, and is taken from an earlier version as it was",
    holds: ({ authors, before, rows, merge }) => {
      const [was, is, later] = [pageOf(before), pageOf(rows), pageOf(merge.both)];
      const first = nextAuthors(null, was, 1);
      const second = nextAuthors({ body: was, authors: first.authors }, is, 2);
      const third = nextAuthors({ body: is, authors: second.authors }, later, 3);
      expect(versionsOf(second.authors)).toEqual([[1], ...authors.rows, [1]]);
      expect(versionsOf(third.authors)).toEqual([[1], ...authors.later, [1]]);
      // The words are drawn as for readers, but lead nowhere, and nothing is closed.
      for (const [body, versions] of [
        [is, second.authors],
        [later, third.authors],
      ] as const) {
        const drawn = bareHtml(authorsToHtml(body, versions, () => null));
        expect(withoutLinks(drawn)).toBe(withoutLinks(fixedHtml(body)));
      }
      const places = rows.map((_, index) => index + 1);
      expect(takePassages(pageOf([]), is, places, unhurried)).toEqual(is);
    },
  },
  direction: {
    rule: "is read from the side on which its words begin, a source from the left",
    holds: ({ direction, rows }) => {
      const named = bodyToHtml(pageOf(rows)).matchAll(/ dir="([^"]*)"/g);
      expect(Array.from(named, ([, side]) => side)).toEqual(["auto", ...direction, "auto"]);
    },
  },
  split: {
    rule: "is split here and changed there without a question, and both parts are of the kind",
    holds: ({ split, rows, merge }) => {
      if (typeof split !== "string") return;
      const parts = splitRow(pageOf(rows), split.slice(0, split.indexOf("\n")));
      const merged = mergeBodies(pageOf(rows), parts, pageOf(merge.both), unhurried);
      expect(merged.conflicts).toEqual([]);
      expect(bodyToText(merged.body)).toBe(`First.\n${split}\nLast.`);
      expect(looksOf(merged.body)).toEqual(looksOf(parts));
    },
  },
};

const columns = (Object.keys(checks) as (keyof UnitCells)[]).map((column) => ({
  column,
  ...checks[column],
}));

describe.each(allKinds)("%s", (kind) => {
  it.each(columns)("$rule", ({ column, holds }) => holdTo(column, everyKind[kind], holds));
});
