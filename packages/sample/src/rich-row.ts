import type { BlockId } from "@stemma/document/block-id";
import { headerColumn, headerRow, type CalloutTone } from "@stemma/document/containers/container";
import type { PageBody } from "@stemma/document/format";
import { makeBlock, type BlockKind, type BlockShape } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { markBits, type Mark } from "@stemma/document/marks";
import { inlineMathWord } from "@stemma/document/math/inline-math-word";
import { mentionWord } from "@stemma/document/mentions/mention-word";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { Run } from "@stemma/document/run";

/** The text of a row: plain words, and runs that are more than that. */
export type Words = string | readonly (string | Run)[];

/** A row of a page. Its `id` must be unique in the page, and stays the same in all versions. */
export type RichRow = BlockShape & { readonly words: Words };

type More = Partial<Omit<BlockShape, "id" | "kind">>;

/** A row of this kind. */
export function richRow(id: string, kind: BlockKind, words: Words = "", more: More = {}): RichRow {
  return { id: id as BlockId, kind, words, ...more };
}

/** A callout around these rows, with the id of the first one. */
export function callout(tone: CalloutTone, rows: readonly RichRow[]): RichRow[] {
  const id = firstId(rows);
  return rows.map((row) => ({ ...row, within: { kind: "callout", id, tone } }));
}

/** A toggle: the first row is its summary. */
export function toggle(rows: readonly RichRow[]): RichRow[] {
  const id = firstId(rows);
  return rows.map((row) => ({ ...row, within: { kind: "toggle", id } }));
}

/**
 * A table whose first row and first column are headers. Each of `rows` is named by its key; `widths` are those of the columns, in
 * pixels, and all columns but the first are aligned at their end.
 */
export function table(
  id: string,
  widths: readonly number[],
  rows: Readonly<Record<string, readonly Words[]>>,
): RichRow[] {
  const header = headerRow + headerColumn;
  return Object.entries(rows).flatMap(([key, cells]) =>
    cells.map((words, at) => {
      const within = {
        kind: "cell",
        id: id as BlockId,
        row: key as BlockId,
        column: `column-${at}` as BlockId,
        header: header as 3,
        width: widths[at] ?? 0,
      } as const;
      const alignment = at === 0 ? "" : "end";
      return richRow(`${key}-${at}`, "paragraph", words, { within, alignment });
    }),
  );
}

/** Words with a mark. */
export function marked(mark: Mark, text: string): Run {
  return { text, marks: markBits[mark], url: null };
}

/** Words that lead to an address. */
export function linked(text: string, url: string): Run {
  return { text, marks: 0, url };
}

export const mention = (userId: string): Run => plain(mentionWord(userId));

export const pageLink = (pageId: string): Run => plain(pageLinkWord(pageId));

export const formula = (source: string): Run => plain(inlineMathWord(source));

/** The page of these rows. */
export function richBody(rows: readonly RichRow[]): PageBody {
  return makeBody(rows.map(({ words, ...shape }) => makeBlock(shape, runsOf(words))));
}

function runsOf(words: Words): Run[] {
  const pieces = typeof words === "string" ? [words] : words;
  return pieces.map((piece) => (typeof piece === "string" ? plain(piece) : piece));
}

function plain(text: string): Run {
  return { text, marks: 0, url: null };
}

function firstId(rows: readonly RichRow[]): BlockId {
  const [first] = rows;
  if (first === undefined) throw new Error("A container needs a row.");
  return first.id;
}
