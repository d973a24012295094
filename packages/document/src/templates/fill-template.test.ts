import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { BlockId } from "../block-id.ts";
import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import { bodyToText } from "../body-to-text.ts";
import { makeBlock, type BlockShape } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import { pageLinkWord } from "../page-links/page-link-word.ts";
import { readBody } from "../read-body.ts";
import { anyBody } from "../testing/any-body.ts";
import { blockOf, bodyOf } from "../testing/body-of.ts";
import { linkedId } from "../testing/linked-id.ts";
import { slowly } from "../testing/slowly.ts";
import { fillTemplate } from "./fill-template.ts";

const values = { title: "Ovens", date: "24 November 2026", author: "Ana Weiss" };

const rowOf = (runs: readonly [text: string, marks: number, url?: string][], more = {}) =>
  makeBody([
    makeBlock(
      { id: "a" as BlockId, kind: "paragraph", ...more },
      runs.map(([text, marks, url = null as string | null]) => ({ text, marks, url })),
    ),
  ]);

const textOf = (text: string) => bodyToText(fillTemplate(bodyOf(["a", text]), values).body);

test.each([
  ["{{title}} by {{author}}, {{date}}", "Ovens by Ana Weiss, 24 November 2026", "all are known"],
  ["{{ Title }}", "Ovens", "spaces and capitals make no difference"],
  ["{{titles}} {{ }} {title}", "{{titles}} {{ }} {title}", "other words in braces stay"],
  ["a{{cursor}}b{{cursor}}", "ab", "a place leaves nothing"],
  ["{{{{title}}}}", "{{Ovens}}", "the inner braces are the variable's"],
])("%s becomes %s", (template, expected, because) => {
  expect(textOf(template), because).toBe(expected);
});

test("a value that reads like a variable stays", () => {
  const { body } = fillTemplate(bodyOf(["a", "{{title}}"]), { ...values, title: "{{date}}" });
  expect(bodyToText(body)).toBe("{{date}}");
});

test("a value can neither break a line nor make an object", () => {
  const title = `Two\nlines ${pageLinkWord(linkedId(1))}`;
  const { body } = fillTemplate(bodyOf(["a", "{{title}}"]), { ...values, title });
  expect(bodyBlocks(body).map(({ runs }) => runs.length)).toEqual([1]);
  expect(bodyToText(body)).toContain("Two lines");
});

test("a variable has the formatting of its first character", () => {
  const template = rowOf([
    ["On {{", markBits.bold],
    ["date", markBits.italic, "https://example.org"],
    ["}} at", 0],
  ]);
  expect(bodyBlocks(fillTemplate(template, values).body)[0]?.runs).toEqual([
    { text: "On 24 November 2026", marks: markBits.bold, url: null },
    { text: " at", marks: 0, url: null },
  ]);
});

test("code stays as it is, in a row and in a text", () => {
  const row = rowOf([
    ["{{date}}", markBits.code],
    [" {{date}}", 0],
  ]);
  expect(bodyToText(fillTemplate(row, values).body)).toBe("{{date}} 24 November 2026");
  const block = bodyOf(blockOf("a", "{{date}}", { kind: "codeBlock" }));
  expect(bodyBlocks(fillTemplate(block, values).body).map(blockText)).toEqual(["{{date}}"]);
});

test.each<[string, Partial<BlockShape>]>([
  ["a list", { kind: "check", attributes: { checked: true }, indent: 1 }],
  ["a callout", { within: { kind: "callout", id: "C" as BlockId, tone: "tip" } }],
  ["a toggle", { within: { kind: "toggle", id: "T" as BlockId } }],
  [
    "a cell",
    {
      within: {
        kind: "cell",
        id: "T" as BlockId,
        row: "r" as BlockId,
        column: "c" as BlockId,
        header: 1,
        width: 120,
      },
    },
  ],
])("a variable in %s is replaced, and what it stands in stays the same", (_name, shape) => {
  const template = bodyOf(blockOf("a", "{{title}}", shape));
  const { body } = fillTemplate(template, values);
  expect(bodyToText(body)).toBe(bodyToText(template).replace("{{title}}", "Ovens"));
  const look = { kind: shape.within?.kind ?? null, of: shape.kind ?? "paragraph" };
  const [row] = bodyBlocks(body);
  expect({ kind: row?.within?.kind ?? null, of: row?.kind }).toEqual(look);
});

test("the cursor is where the first {{cursor}} was, in the row with its new id", () => {
  const template = makeBody([
    blockOf("a", "{{title}}"),
    makeBlock({ id: "b" as BlockId, kind: "bullet" }, [
      { text: pageLinkWord(linkedId(1)), marks: 0, url: null },
      { text: " {{title}}: {{cursor}}!", marks: 0, url: null },
    ]),
    blockOf("c", "{{cursor}}"),
  ]);
  const { body, cursor } = fillTemplate(template, values);
  expect(cursor).toEqual({ blockId: bodyBlocks(body)[1]?.id, characters: "_ Ovens: ".length });
});

test("a text of nothing but variables becomes no page of any length", () => {
  const rows = Array.from({ length: 30 }, (_, at) => blockOf(`row-${at}`, "{{title}}".repeat(10)));
  const { body } = fillTemplate(makeBody(rows), values);
  expect(bodyToText(body).split("Ovens")).toHaveLength(201);
  expect(bodyToText(body).split("{{title}}")).toHaveLength(101);
});

test(
  "a page that is made from a template is canonical, reads the same, and shares no id with it",
  slowly,
  () => {
    fc.assert(
      fc.property(anyBody(), (template) => {
        const { body, cursor } = fillTemplate(template, values);
        expect(readBody(body)).toEqual({ ok: true, body });
        expect(cursor).toBeNull();
        expect(bodyBlocks(body).map(blockText)).toEqual(bodyBlocks(template).map(blockText));
        expect(bodyToText(body)).toBe(bodyToText(template));
        const before = idsOf(template);
        expect(idsOf(body).filter((id) => before.includes(id))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  },
);

test("wherever variables stand, no other word is lost", slowly, () => {
  const anyPieces = fc.array(
    fc.tuple(
      fc.constantFrom("{{title}}", "{{cur", "sor}}", "{{", "}}", "date", "words ", "\n"),
      fc.constantFrom(0, markBits.bold, markBits.code),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anyPieces, (pieces) => {
      const { body } = fillTemplate(rowOf(pieces), values);
      const read = readBody(body);
      expect(read.ok).toBe(true);
      const isOfCode = pieces.some(([, marks]) => marks === markBits.code);
      const text = pieces.map(([piece]) => piece).join("");
      // In one go: what is put in is not searched for variables again.
      const valueOf: Record<string, string> = { title: "Ovens", cursor: "", date: values.date };
      const wanted = text.replaceAll(
        /\{\{(title|cursor|date)\}\}/g,
        (_, name: string) => valueOf[name] ?? "",
      );
      const [row] = bodyBlocks(body);
      if (!isOfCode) expect(row && blockText(row)).toBe(wanted);
    }),
    { numRuns: 3000 },
  );
});

function idsOf(body: Parameters<typeof bodyBlocks>[0]): (string | null)[] {
  return bodyBlocks(body).flatMap(({ id, within }) => [id, within?.id ?? id]);
}
