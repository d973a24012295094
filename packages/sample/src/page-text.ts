import { newBlockId, type BlockId } from "@stemma/document/block-id";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { markBits } from "@stemma/document/marks";
import type { Run } from "@stemma/document/run";

/**
 * A page's text, one line per block. A line begins with `# `, `## ` or `### ` for a heading, or with `> ` for an
 * indented paragraph, and can hold `**bold**`, `*italic*` and `[words](address)`. A block keeps its id through every
 * change.
 */
export type PageText = readonly { readonly id: BlockId; readonly line: string }[];

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

/** The text as a page body. */
export function toBody(text: PageText): PageBody {
  return makeBody(text.map(({ id, line }) => toBlock(id, line)));
}

function toBlock(id: BlockId, line: string): BlockJson {
  const [, sign = "", words = ""] = /^(#{1,3} |> )?(.*)$/s.exec(line) ?? [];
  const level = sign.trim().length;
  if (sign.startsWith("#") && (level === 1 || level === 2 || level === 3)) {
    return makeBlock({ id, kind: `h${level}` }, toRuns(words));
  }
  return makeBlock({ id, kind: "paragraph", indent: sign === "" ? 0 : 1 }, toRuns(words));
}

function toRuns(words: string): Run[] {
  const pieces = words.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)|([^*[]+)/g);
  return Array.from(pieces, ([, bold, italic, linked, url, plain]) => ({
    text: bold ?? italic ?? linked ?? plain ?? "",
    marks: bold ? markBits.bold : italic ? markBits.italic : 0,
    url: url ?? null,
  }));
}
