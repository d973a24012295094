import { describe, expect, it } from "vitest";
import type { BlockId } from "./block-id.ts";
import type { BodyDiff } from "./diff/body-diff.ts";
import { diffBodies } from "./diff/diff-bodies.ts";
import { diffToText } from "./diff/diff-to-text.ts";
import type { PageBody } from "./format.ts";
import { makeBlock } from "./make-block.ts";
import { makeBody } from "./make-body.ts";
import { canonicalMarks, markBits } from "./marks.ts";
import { mergeBodies } from "./merge/merge-bodies.ts";
import { readBody } from "./read-body.ts";
import { headlessEditor } from "./testing/headless-editor.ts";
import { unhurried } from "./testing/unhurried.ts";

/** "Bread costs 20 francs", in which the words of each range have these marks. */
function bread(...marked: readonly (readonly [words: string, marks: number])[]): PageBody {
  const runs = ["Bread", " costs ", "20", " francs"].map((text) => ({
    text,
    marks: marked.find(([words]) => words === text)?.[1] ?? 0,
    url: null,
  }));
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
}

const plain = bread();

const linesOf = (diff: BodyDiff) => diffToText(diff).lines.map(({ text }) => text);

describe("lowered and raised text", () => {
  const { subscript, superscript, bold } = markBits;

  it.each([
    { bits: subscript | superscript, marks: subscript, because: "both at once is lowered" },
    { bits: superscript | bold, marks: superscript | bold, because: "raised text stays raised" },
    { bits: 128 | 256 | bold, marks: bold, because: "other bits are unknown" },
  ])("$because", ({ bits, marks }) => {
    expect(canonicalMarks(bits)).toBe(marks);
  });

  it("is asked where one writer lowered a word and the other raised it", () => {
    const [ours, theirs] = [bread(["20", subscript]), bread(["20", superscript])];
    const { conflicts, body } = mergeBodies(plain, ours, theirs, unhurried);
    expect(conflicts).toHaveLength(1);
    expect(readBody(body)).toEqual({ ok: true, body });
  });

  it("is not asked where one writer raised a lowered word", () => {
    const lowered = bread(["20", subscript]);
    const { conflicts, body } = mergeBodies(
      lowered,
      bread(["20", superscript]),
      bread(["20", subscript], ["Bread", bold]),
      unhurried,
    );
    expect(conflicts).toEqual([]);
    expect(body).toEqual(bread(["20", superscript], ["Bread", bold]));
  });
});

describe("highlighted text", () => {
  const { yellow, green, pink, bold } = markBits;

  it("has one colour: of several, the first one", () => {
    expect(canonicalMarks(pink | green | bold)).toBe(green | bold);
  });

  it("of two colours stays two texts, in Lexical too", () => {
    const body = bread(["Bread", yellow], [" costs ", green], ["20", green | bold]);
    const opened = headlessEditor().parseEditorState(JSON.stringify(body));
    expect(readBody(opened.toJSON())).toEqual({ ok: true, body });
  });

  it("is asked where two writers chose different colours", () => {
    const [ours, theirs] = [bread(["20", yellow]), bread(["20", pink])];
    const { conflicts, body } = mergeBodies(plain, ours, theirs, unhurried);
    expect(conflicts).toHaveLength(1);
    expect(readBody(body)).toEqual({ ok: true, body });
  });

  it("takes another colour without a question where one writer gave it one", () => {
    const base = bread(["20", yellow]);
    const merge = mergeBodies(base, bread(["20", green]), bread(["20", yellow | bold]), unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(bread(["20", green | bold]));
    expect(linesOf(diffBodies(base, merge.body, unhurried))).toEqual([
      "Formatting of paragraph “Bread costs 20 francs”: bold added to “20”; " +
        "yellow highlight removed from “20”; green highlight added to “20”",
    ]);
  });
});
