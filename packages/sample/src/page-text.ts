import { newBlockId } from "@stemma/document/block-id";
import type { BodyLine } from "@stemma/document/templates/lines-to-body";

/** A page's text, one line per block (`linesToBody`). A block keeps its id through every change. */
export type PageText = readonly BodyLine[];

/** Replacements: each key must occur exactly once in the page, and its value replaces it. */
export type Changes = Readonly<Record<string, string>>;

/** A page text with a new id for every line. */
export function toPageText(lines: readonly string[]): PageText {
  return lines.map((line) => ({ id: newBlockId(), line }));
}

/** The text with these changes, and with `added` blocks at its end. */
export function changeText(
  text: PageText,
  changes: Changes,
  added: readonly string[] = [],
): PageText {
  let changed = text;
  for (const [before, after] of Object.entries(changes)) {
    const holders = changed.filter(({ line }) => line.includes(before));
    if (holders.length !== 1) throw new Error(`${holders.length} blocks hold “${before}”.`);
    changed = changed.map((block) =>
      holders.includes(block) ? { ...block, line: block.line.replace(before, after) } : block,
    );
  }
  return [...changed, ...toPageText(added)];
}
