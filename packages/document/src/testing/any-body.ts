import * as fc from "fast-check";
import { allAlignments } from "../all-alignments.ts";
import { newBlockId, type BlockId } from "../block-id.ts";
import type { PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { canonicalMarks, markBits } from "../marks.ts";
import { inlineMathWord } from "../math/inline-math-word.ts";
import { mentionWord } from "../mentions/mention-word.ts";
import { pageLinkWord } from "../page-links/page-link-word.ts";
import { linkedId } from "./linked-id.ts";
import { anyVersion } from "./any-version.ts";
import { anyFile } from "./any-file.ts";
import type { Run } from "../run.ts";

/** An arbitrary valid body: every kind, mark, alignment, link and unusual character. */
export function anyBody(): fc.Arbitrary<PageBody> {
  return fc
    .array(fc.tuple(anyShape, fc.array(anyRun, { maxLength: 6 })), { maxLength: 8 })
    .map((blocks) =>
      makeBody(blocks.map(([shape, runs]) => makeBlock({ ...shape, id: newBlockId() }, runs))),
    );
}

/** Cells of one table, some of which are missing or named twice. */
const cells = (["1", "2", "3"] as const).map((row) => ({
  kind: "cell" as const,
  id: "T" as BlockId,
  row: row as BlockId,
  column: (row === "2" ? "y" : "x") as BlockId,
  header: 3 as const,
  ...(row === "2" && { width: 120 }),
}));

/** Two callouts, so that rows of one often stand next to each other, or apart. */
const callouts = (["A", "B"] as const).map((id) => ({
  kind: "callout" as const,
  id: id as BlockId,
  tone: id === "A" ? ("tip" as const) : ("warning" as const),
}));

/** Two toggles, of which any row may be the first one. */
const toggles = (["O", "P"] as const).map((id) => ({
  kind: "toggle" as const,
  id: id as BlockId,
}));

const anyShape = fc.record({
  kind: fc.constantFrom(
    "paragraph",
    "h1",
    "h2",
    "h3",
    "quote",
    "codeBlock",
    "math",
    "diagram",
    "divider",
    "snippet",
    "image",
    "file",
    "bullet",
    "bullet",
    "number",
    "number",
    "check",
  ),
  alignment: fc.constantFrom(...allAlignments),
  indent: fc.integer({ min: 0, max: 10 }),
  direction: fc.constantFrom("ltr", "rtl", null),
  attributes: fc.constantFrom(
    {},
    { checked: true },
    { start: 7 },
    { language: "ts" },
    { language: "ts", lineNumbers: true as const, wrap: false as const },
    { wrap: false as const },
    { file: anyFile(1), altText: 'A "sieve"', span: "full" as const },
    { file: anyFile(2) },
    { snippet: { id: linkedId(1) } },
    { snippet: { id: linkedId(1), version: anyVersion(2) } },
  ),
  within: fc.constantFrom(null, null, null, ...callouts, ...toggles, ...cells),
});

/** Text with unusual characters, a page link, a mention or a formula. */
const anyRun: fc.Arbitrary<Run> = fc.record({
  text: fc.oneof(
    fc.string({ unit: "binary" }).map((text) => text.replaceAll(/[\0\r]/g, "")),
    fc.constantFrom(pageLinkWord(linkedId(1)), pageLinkWord(linkedId(2)), mentionWord(linkedId(1))),
    fc.constantFrom(inlineMathWord("a < b"), inlineMathWord(String.raw`\frac{1}{2}`)),
    fc.constantFrom("\n", "\t", "<script>alert(1)</script>", `"'&<>`, "word ", "漢字かな"),
  ),
  marks: fc.oneof(
    fc.constant(0),
    fc
      .subarray(Object.values(markBits))
      .map((bits) => canonicalMarks(bits.reduce((sum: number, bit) => sum | bit, 0))),
  ),
  url: fc.constantFrom(null, null, "https://example.org/?a=1&b=\"'", "mailto:ana@example.org"),
});
