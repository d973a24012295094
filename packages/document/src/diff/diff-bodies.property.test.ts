import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bodyBlocks } from "../body-blocks.ts";
import { anyBody } from "../testing/any-body.ts";
import { anyEdits, applyEdits } from "../testing/any-edits.ts";
import { anyPage } from "../testing/any-pages.ts";
import { slowly } from "../testing/slowly.ts";
import { applyDiff } from "./apply-diff.ts";
import type { BodyDiff } from "./body-diff.ts";
import { diffBodies } from "./diff-bodies.ts";
import { diffToHtml } from "./diff-to-html.ts";
import { diffToText } from "./diff-to-text.ts";
import { invertDiff } from "./invert-diff.ts";
import { unhurried } from "../testing/unhurried.ts";

const edited = fc
  .tuple(anyPage(), anyEdits())
  .map(([before, edits]) => ({ before, after: applyEdits(before, edits, "w") }));
const unrelated = fc.record({ before: anyBody(), after: anyBody() });

function expectWhole(diff: BodyDiff, before: number, after: number): void {
  const places = (side: "before" | "after") =>
    diff.entries.flatMap((entry) => {
      if (entry.kind === "inserted") return side === "after" ? [entry.after.index] : [];
      if (entry.kind === "deleted") return side === "before" ? [entry.before.index] : [];
      if (entry.kind === "passage") {
        const { index, count } = entry[side];
        return Array.from({ length: count }, (_, at) => index + at);
      }
      return [entry[side].index];
    });
  expect(places("after")).toEqual(Array.from({ length: after }, (_, at) => at));
  expect(places("before").toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: before }, (_, at) => at),
  );
}

it("a diff applied to one side gives the other, and back", slowly, () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: edited }, unrelated), ({ before, after }) => {
      const diff = diffBodies(before, after, unhurried);
      expectWhole(diff, bodyBlocks(before).length, bodyBlocks(after).length);
      expect(applyDiff(before, diff)).toEqual(after);
      expect(applyDiff(after, invertDiff(diff))).toEqual(before);
      expect(invertDiff(invertDiff(diff))).toEqual(diff);
      expect(JSON.parse(JSON.stringify(diff))).toEqual(diff);
    }),
    { numRuns: 2500 },
  );
});

it("a diff that hits its time bound still gives the other side", slowly, () => {
  fc.assert(
    fc.property(edited, ({ before, after }) => {
      const diff = diffBodies(before, after, { timeBoundMs: 0, now: () => 0 });
      expect(applyDiff(before, diff)).toEqual(after);
      expect(applyDiff(after, invertDiff(diff))).toEqual(before);
    }),
    { numRuns: 500 },
  );
});

it("a body compared with itself shows no changes", slowly, () => {
  fc.assert(
    fc.property(anyBody(), (body) => {
      expect(diffBodies(body, body, unhurried).counts).toEqual({
        changes: 0,
        moves: 0,
        formatting: 0,
      });
    }),
    { numRuns: 300 },
  );
});

it("every change of a diff is numbered once, in words and in both layouts", slowly, () => {
  fc.assert(
    fc.property(edited, ({ before, after }) => {
      const diff = diffBodies(before, after, unhurried);
      const { lines } = diffToText(diff);
      const numbers = lines.map(({ change }) => change);
      expect(numbers).toEqual(lines.map((_, at) => at + 1));
      for (const layout of ["inline", "sideBySide"] as const) {
        const found = diffToHtml(diff, layout).matchAll(/data-change="(\d+)"/g);
        expect([...found].map((one) => Number(one[1]))).toEqual(numbers);
      }
    }),
    { numRuns: 500 },
  );
});
