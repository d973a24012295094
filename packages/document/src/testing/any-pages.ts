import * as fc from "fast-check";
import type { BlockId } from "../block-id.ts";
import type { PageBody } from "../format.ts";
import { isBare, makeBlock, type BlockKind } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import { inlineMathWord } from "../math/inline-math-word.ts";
import { mentionWord } from "../mentions/mention-word.ts";
import { pageLinkWord } from "../page-links/page-link-word.ts";
import type { Run } from "../run.ts";
import { anyFile } from "./any-file.ts";
import { linkedId } from "./linked-id.ts";
import { containerOf, toggleOf } from "./container-edits.ts";

export const listKinds = ["bullet", "number", "check"] as const;

/**
 * An arbitrary page of a few blocks in which each word occurs once, from `w100x` on: a word that a merge doubles or loses
 * is then certain.
 */
export function anyNumberedPage(): fc.Arbitrary<PageBody> {
  const block = fc.record({
    kind: fc.constantFrom<BlockKind>(
      "paragraph",
      "paragraph",
      "paragraph",
      "h1",
      "math",
      "diagram",
      "divider",
      "image",
      "snippet",
      ...listKinds,
    ),
    words: fc.nat({ max: 24 }),
    isInside: fc.constantFrom(true, false, false),
  });
  return fc.array(block, { minLength: 1, maxLength: 12 }).map((blocks) => {
    let number = 100;
    return makeBody(
      blocks.map(({ kind, words, isInside }, at) => {
        const text = Array.from({ length: isBare(kind) ? 0 : words }, () => {
          const word = `w${number++}x`;
          if (number % linkEvery !== 0) return word;
          const turn = (number / linkEvery) % 3;
          if (turn === 2) return `${word} ${inlineMathWord(`\\frac{w${number++}x}{2} = y`)}`;
          const object = turn === 1 ? pageLinkWord : mentionWord;
          return `${word} ${object(linkedId(number))}`;
        }).join(" ");
        const holder = (at >> 2) % 2 === 0 ? containerOf : toggleOf;
        const within = isInside ? holder(`c${at >> 2}`) : null;
        const id = `b${at}` as BlockId;
        const attributes = {
          ...(kind === "image" && { file: anyFile(at, `w${number++}x`) }),
          ...(kind === "snippet" && { snippet: { id: linkedId(at) } }),
        };
        return makeBlock({ id, kind, indent: at % 3, within, attributes }, [typed(text)]);
      }),
    );
  });
}

/** Every so many words, a page link, a mention or a formula follows; the formula holds a numbered word. */
const linkEvery = 9;

/** An arbitrary page of a few blocks with repeating words. */
export function anyPage(): fc.Arbitrary<PageBody> {
  const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 20 });
  const block = fc.record({
    kind: fc.constantFrom("paragraph" as const, "paragraph" as const, "h1" as const, "h2" as const),
    words: text,
    marks: fc.constantFrom(0, 0, 0, ...Object.values(markBits)),
  });
  return fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) =>
    makeBody(
      blocks.map(({ kind, words, marks }, at) =>
        makeBlock({ id: `b${at}` as BlockId, kind }, [
          { text: words.slice(0, 3).join(" "), marks, url: null },
          {
            text: words
              .slice(3)
              .map((word) => ` ${word}`)
              .join(""),
            marks: 0,
            url: null,
          },
        ]),
      ),
    ),
  );
}

/** A run without marks. */
export function typed(text: string): Run {
  return { text, marks: 0, url: null };
}

const vocabulary = [
  pageLinkWord(linkedId(1)),
  mentionWord(linkedId(1)),
  inlineMathWord("a + b"),
  ..."the a of stone river 20 25 1,000.50 bridge, tower. old new (wide) market price is was not 橋は古い Zürich 2026-11-20".split(
    " ",
  ),
];
