import type { BlockId } from "../block-id.ts";

/** What a piece of code is, as far as it has a colour: a comment; a word of the language; a text, a number or another value. */
export type CodeTokenKind = (typeof codeTokenKinds)[number];

const codeTokenKinds = ["comment", "keyword", "value"] as const;

/** A piece of code from character `from` up to `to`; a line break and a tab are one character each. */
export interface CodeToken {
  readonly kind: CodeTokenKind;
  readonly from: number;
  readonly to: number;
}

/**
 * The colours of a block of code, short enough to be sent with a page. Each kind has its pieces, in order, as numbers with spaces
 * between: how many characters lie before the piece, from the one before it of this kind, and how many it has.
 */
export type CodeColors = { readonly blockId: BlockId } & {
  readonly [Kind in CodeTokenKind]: string;
};

/** The most blocks of a page whose colours are sent with it; a reader's browser shows the others plain. */
export const coloredBlocksMax = 1_000;

/** The colours of a block from its pieces, which are in order and do not overlap. */
export function packCodeColors(blockId: BlockId, tokens: readonly CodeToken[]): CodeColors {
  const packed = { comment: "", keyword: "", value: "" };
  const ends = { comment: 0, keyword: 0, value: 0 };
  for (const { kind, from, to } of tokens) {
    const space = packed[kind] === "" ? "" : " ";
    packed[kind] += `${space}${from - ends[kind]} ${to - from}`;
    ends[kind] = to;
  }
  return { blockId, ...packed };
}

/** The pieces of a block, those of one kind after those of another. */
export function unpackCodeColors(colors: CodeColors): CodeToken[] {
  return codeTokenKinds.flatMap((kind) => {
    const tokens: CodeToken[] = [];
    const numbers = colors[kind].split(" ").map(Number);
    let to = 0;
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const from = to + (numbers[at] ?? 0);
      to = from + (numbers[at + 1] ?? 0);
      tokens.push({ kind, from, to });
    }
    return tokens;
  });
}
