import type { BlockId } from "../block-id.ts";
import {
  headerColumn,
  headerRow,
  type CalloutTone,
  type TableHeader,
} from "../containers/container.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBlock, type BlockShape } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import type { Run } from "../run.ts";

/**
 * A page's text, one line per block. A line begins with `# `, `## ` or `### ` for a heading, `> ` for a quotation, `[!] ` for a
 * warning, `[note] `, `[tip] ` or `[important] ` for another callout, `- `, `1. `, `[ ] ` or `[x] ` for a row of a list (after two spaces
 * for each level below the first), `$ ` for code in a shell, or `| ` for a row of a table, with ` | ` between its cells; the first row of a
 * table is its header, or its first column where the lines begin with `|| `. A line can hold `**bold**`, `*italic*`, `` `code` `` and `[words](address)`.
 */
export type BodyLine = { readonly id: BlockId; readonly line: string };

/** The body that these lines describe. */
export function linesToBody(lines: readonly BodyLine[]): PageBody {
  let table: BlockId | null = null;
  return makeBody(
    lines.flatMap(({ id, line }) => {
      const [sign, cells] = /^(\|\|?) (.*)$/s.exec(line)?.slice(1) ?? [];
      table = cells === undefined ? null : (table ?? id);
      if (table === null || cells === undefined) return [toBlock(id, line)];
      const header = sign === "|" ? headerRow : headerColumn;
      return toCells({ table, row: id, header }, cells.split(" | "));
    }),
  );
}

interface TableRow {
  readonly table: BlockId;
  readonly row: BlockId;
  readonly header: TableHeader;
}

/** The cells of a row of a table, which has the id of its first row. */
function toCells({ table, row, header }: TableRow, words: readonly string[]): BlockJson[] {
  return words.map((cell, at) => {
    const column = `column-${at}` as BlockId;
    const within = { kind: "cell", id: table, row, column, header } as const;
    const id = at === 0 ? row : (`${row}-${at}` as BlockId);
    return makeBlock({ id, kind: "paragraph", within }, toRuns(cell.trim()));
  });
}

/** The kind and attributes of the block whose line begins with a sign. */
const shapes: Readonly<Record<string, Pick<BlockShape, "kind" | "attributes">>> = {
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

/** The tone of the callout whose line begins with a sign. */
const tones: Readonly<Record<string, CalloutTone>> = {
  "[!]": "warning",
  "[note]": "note",
  "[tip]": "tip",
  "[important]": "important",
};

const beginning = /^(?:((?: {2})*)(#{1,3}|>|-|\$|1\.|\[(?: |x|!|note|tip|important)\]) )?(.*)$/s;

function toBlock(id: BlockId, line: string): BlockJson {
  const [, spaces = "", sign = "", words = ""] = beginning.exec(line) ?? [];
  const shape = shapes[sign] ?? { kind: "paragraph" };
  const tone = tones[sign];
  const within = tone === undefined ? null : ({ kind: "callout", id, tone } as const);
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
