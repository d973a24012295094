import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { makeBlock, type BlockKind } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { inlineMathWord } from "../math/inline-math-word.ts";
import { pageLinkWord, pagePath } from "../page-links/page-link-word.ts";
import { checkMerge } from "../testing/merge-properties.ts";
import { linkedId } from "../testing/linked-id.ts";
import { unhurried } from "../testing/unhurried.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { resolveMerge } from "./resolve-merge.ts";

const mass = inlineMathWord("E = w100x c^2");
const mill = pageLinkWord(linkedId(1));

/** Rows of a kind and a text, each with an object of which the test says how it is written. */
function page(...rows: readonly (readonly [kind: BlockKind, text: string])[]): PageBody {
  return makeBody(
    rows.map(([kind, text], at) =>
      makeBlock({ id: `b${at}` as BlockId, kind }, [{ text, marks: 0, url: null }]),
    ),
  );
}

const rowsOf = (body: PageBody) => bodyBlocks(body).map((row) => `${row.kind} ${blockText(row)}`);

/** The rows after the choice of both sides. */
function both(base: PageBody, ours: PageBody, theirs: PageBody): string[] {
  const merge = mergeBodies(base, ours, theirs, unhurried);
  const picks = merge.conflicts.map(({ id }) => [id, { pick: "both" }] as const);
  return rowsOf(resolveMerge(merge, new Map(picks)));
}

describe("what one writer turned into a source, and the other one left in the text,", () => {
  it.each([
    {
      because: "a formula, in code, beside a typed word",
      ours: page(["codeBlock", `The mass ${mass}`]),
      theirs: page(["paragraph", `The mass ${mass}theirs1`]),
      is: "codeBlock The mass $E = w100x c^2$theirs1",
    },
    {
      because: "a formula, in a row of TeX, beside an erased word",
      ours: page(["math", `The mass ${mass}`]),
      theirs: page(["paragraph", `The ${mass}`]),
      is: "math The E = w100x c^2",
    },
    {
      because: "a page link, in code",
      ours: page(["codeBlock", `The mass ${mass} ${mill}`]),
      theirs: page(["paragraph", `The mass ${mass} ${mill}theirs1`]),
      is: `codeBlock The mass $E = w100x c^2$ ${pagePath(linkedId(1))}theirs1`,
    },
  ])("stands there once: $because", ({ ours, theirs, is }) => {
    const link = is.includes(pagePath(linkedId(1))) ? ` ${mill}` : "";
    const base = page(["paragraph", `The mass ${mass}${link}`]);
    expect(both(base, ours, theirs)).toEqual([is]);
    expect(both(base, theirs, ours)).toEqual([is]);
    expect(checkMerge({ base, ours, theirs, picks: ["both"] }).flaws).toEqual([]);
  });

  it("stands there once where its row was joined into code", () => {
    const base = page(["codeBlock", "cut"], ["paragraph", `the ${mass} w101x`]);
    const ours = page(["codeBlock", `cut the ${mass} w101x`]);
    const theirs = page(["codeBlock", "cut"], ["paragraph", `the ${mass}theirs1`]);
    expect(both(base, ours, theirs).join("\n").split("w100x")).toHaveLength(2);
    expect(checkMerge({ base, ours, theirs, picks: ["both"] }).flaws).toEqual([]);
  });
});

it("the same text that stood in code before stays text", () => {
  const code = ["codeBlock", "echo $E = w100x c^2$"] as const;
  const base = page(code, ["paragraph", `The ${mass}`]);
  const ours = page(code, ["paragraph", "The"]);
  const theirs = page(["paragraph", code[1]], ["paragraph", `The ${mass}`]);
  expect(both(base, ours, theirs)).toEqual([`paragraph ${code[1]}`, "paragraph The"]);
});
