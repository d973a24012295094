import { describe, expect, it } from "vitest";
import { authorsToHtml } from "./authors/authors-to-html.ts";
import { nextAuthors } from "./authors/next-authors.ts";
import { bodyRows } from "./body-rows.ts";
import { bodyToHtml } from "./body-to-html.ts";
import { bodyToSearchText } from "./body-to-text.ts";
import { currentFormatVersion } from "./current-format-version.ts";
import { applyDiff } from "./diff/apply-diff.ts";
import { diffBodies } from "./diff/diff-bodies.ts";
import { diffToHtml } from "./diff/diff-to-html.ts";
import { diffToText } from "./diff/diff-to-text.ts";
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
        expect(migrateBody(older)).toEqual({ ok: true, body });
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
      expect(bodyToSearchText(pageOf(rows))).toBe(`First.\n${search}\nLast.`);
    },
  },
  diff: {
    rule: "is named and drawn by a comparison, which leads from one page to the other and back",
    holds: ({ diff, before, rows }) => {
      const [was, is] = [pageOf(before), pageOf(rows)];
      const made = diffBodies(was, is, unhurried);
      expect(diffToText(made).lines.map(({ text }) => text)).toEqual(diff.said);
      expect(between(diffToHtml(made, "inline"))).toBe(diff.drawn);
      expect(applyDiff(was, made)).toEqual(is);
      expect(applyDiff(is, diffBodies(is, was, unhurried))).toEqual(was);
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
    },
  },
  authors: {
    rule: "keeps who wrote its words, and is taken from an earlier version as it was",
    holds: ({ authors, before, rows }) => {
      const [was, is] = [pageOf(before), pageOf(rows)];
      const first = nextAuthors(null, was, 1);
      const next = nextAuthors({ body: was, authors: first.authors }, is, 2);
      const versions = next.authors.map((spans) => spans.map(([, version]) => version));
      expect(versions).toEqual([[1], ...authors, [1]]);
      // Where one person wrote the words, they are drawn as for readers, but lead nowhere, and nothing is closed.
      const drawn = between(authorsToHtml(is, next.authors, () => null));
      const isOfOne = authors.flat().every((version) => version === 1);
      const shown = between(bodyToHtml(is, "belowTitle", "fixed"));
      if (isOfOne) expect(withoutLinks(drawn)).toBe(withoutLinks(shown));
      const places = rows.map((_, index) => index + 1);
      expect(takePassages(pageOf([]), is, places)).toEqual(is);
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
