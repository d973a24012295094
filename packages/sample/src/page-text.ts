import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { headerRow } from "@stemma/document/containers/container";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock, type BlockShape } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { markBits } from "@stemma/document/marks";
import type { Run } from "@stemma/document/run";

/**
 * A page's text, one line per block. A line begins with `# `, `## ` or `### ` for a heading, `> ` for a quotation, `[!] ` for a
 * warning, `- `,
 * `1. `, `[ ] ` or `[x] ` for a row of a list (after two spaces for each level below the first), `$ ` for code in a shell, or
 * `| ` for a row of a table, with ` | ` between its cells; the first row of a table is its header. A line can hold `**bold**`,
 * `*italic*`, `` `code` `` and `[words](address)`. A block keeps its id through every change.
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
  let table: BlockId | null = null;
  return makeBody(
    text.flatMap(({ id, line }) => {
      const isRow = line.startsWith("| ");
      table = isRow ? (table ?? id) : null;
      return table === null ? [toBlock(id, line)] : toCells(table, id, line.slice(2).split(" | "));
    }),
  );
}

/** The cells of a row of a table, which has the id of its first row. */
function toCells(table: BlockId, row: BlockId, words: readonly string[]): BlockJson[] {
  return words.map((cell, at) => {
    const column = `column-${at}` as BlockId;
    const within = { kind: "cell", id: table, row, column, header: headerRow } as const;
    const id = at === 0 ? row : (`${row}-${at}` as BlockId);
    return makeBlock({ id, kind: "paragraph", within }, toRuns(cell));
  });
}

/** The kind and attributes of the block whose line begins with a sign. */
const shapes: Readonly<Record<string, Pick<BlockShape, "kind" | "attributes">>> = {
  "[!]": { kind: "paragraph" },
  "#": { kind: "h1" },
  "##": { kind: "h2" },
  "###": { kind: "h3" },
  ">": { kind: "quote" },
  "-": { kind: "bullet" },
  "1.": { kind: "number" },
  $: { kind: "codeBlock", attributes: { language: "bash" } },
  "[ ]": { kind: "check" },
  "[x]": { kind: "check", attributes: { checked: true } },
};

function toBlock(id: BlockId, line: string): BlockJson {
  const [, spaces = "", sign = "", words = ""] =
    /^(?:((?: {2})*)(#{1,3}|>|-|\$|1\.|\[[ x!]\]) )?(.*)$/s.exec(line) ?? [];
  const shape = shapes[sign] ?? { kind: "paragraph" };
  const within = sign === "[!]" ? ({ kind: "callout", id, tone: "warning" } as const) : null;
  return makeBlock({ id, ...shape, indent: spaces.length / 2, within }, toRuns(words));
}

function toRuns(words: string): Run[] {
  const pieces = words.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|([^*`[]+)/g);
  return Array.from(pieces, ([, bold, italic, code, linked, url, plain]) => ({
    text: bold ?? italic ?? code ?? linked ?? plain ?? "",
    marks: bold ? markBits.bold : italic ? markBits.italic : code ? markBits.code : 0,
    url: url ?? null,
  }));
}
