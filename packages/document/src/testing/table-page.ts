import type { BlockId } from "../block-id.ts";
import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { TableHeader } from "../containers/container.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBody } from "../make-body.ts";
import { blockOf } from "./body-of.ts";

/**
 * The rows of a table T, from lines such as `AB r1: Name | Price`: the columns, the table row, the texts. The id of a cell's
 * paragraph is made of both.
 */
export function cells(header: TableHeader, ...lines: readonly string[]): BlockJson[] {
  return lines.flatMap((line) => {
    const [, columns = "", row = "", texts = ""] = /^(\w+) (\w+): (.*)$/.exec(line) ?? [];
    return texts.split("|").map((text, at) =>
      blockOf(`${row}${columns[at]}`, text.trim(), {
        kind: "paragraph",
        within: {
          kind: "cell",
          id: "T" as BlockId,
          row: row as BlockId,
          column: columns[at] as BlockId,
          header,
        },
      }),
    );
  });
}

/** A page with a table between two paragraphs. */
export function page(...lines: readonly string[]): PageBody {
  return withHeader(1, ...lines);
}

/** The same with another header. */
export function withHeader(header: TableHeader, ...lines: readonly string[]): PageBody {
  return makeBody([
    blockOf("before", "Before."),
    ...cells(header, ...lines),
    blockOf("after", "After."),
  ]);
}

/** The table of a page in the notation of `page`. */
export function outline(body: PageBody): string[] {
  const rows = new Map<string, { columns: string; texts: string[] }>();
  for (const block of bodyBlocks(body)) {
    if (block.within?.kind !== "cell") continue;
    const row = rows.get(block.within.row) ?? { columns: "", texts: [] };
    rows.set(block.within.row, {
      columns: row.columns + block.within.column,
      texts: [...row.texts, blockText(block)],
    });
  }
  return Array.from(rows, ([row, { columns, texts }]) => `${columns} ${row}: ${texts.join(" | ")}`);
}
