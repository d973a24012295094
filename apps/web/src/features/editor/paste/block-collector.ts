import type { CodeLook } from "@stemma/document/code/code-look";
import type { Container } from "@stemma/document/containers/container";
import type { Alignment } from "@stemma/document/format";
import type { BlockKind, DrawnKind } from "@stemma/document/make-block";
import { isObjectWord } from "@stemma/document/object-word";
import { inlineMathText } from "@stemma/document/math/inline-math-word";
import { markBits } from "@stemma/document/marks";
import type { RowAttributes } from "@stemma/document/row-attributes";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import type { Run } from "@stemma/document/run";
import type { CopiedFile } from "./copied-file.ts";
import type { ItemRow } from "./list-marker.ts";
import type { InlineFormat } from "./inline-format.ts";
import type { PastedBlock } from "./pasted-block.ts";

/** The block format of collected text. */
export type CollectedShape = {
  readonly kind: BlockKind;
  readonly alignment: Alignment;
  readonly indent: number;
  /** The callout that the text stands in. */
  readonly within: Container | null;
  /** The list item that the text stands in. Its first block takes the row; what follows in it is indented. */
  readonly item: { row: ItemRow; isTaken: boolean } | null;
};

/** What Markdown names a block of code whose text is a formula, or a diagram. */
export const formulaLanguage = "math";
export const diagramLanguage = "mermaid";

/** The kinds of the blocks that are drawn, by the languages of code. */
export const drawnLanguages: ReadonlyMap<string, DrawnKind> = new Map([
  [formulaLanguage, "math"],
  [diagramLanguage, "diagram"],
  // Outline's name of it.
  ["mermaidjs", "diagram"],
]);

/**
 * Collects text into blocks, with white space collapsed as in a browser: across element boundaries, and non-breaking
 * spaces only where several follow each other or one stands alone. Drops blocks without visible text, and white space
 * at the end of a block.
 */
export class BlockCollector {
  readonly #blocks: PastedBlock[] = [];
  #shape: CollectedShape | null = null;
  #runs: Run[] = [];
  /** Whether further white space collapses: at the start of a line or after other white space. */
  #isAfterSpace = true;

  /** Appends text to the open block; opens a block of this shape if there is none. */
  addText(written: string, format: InlineFormat, shape: CollectedShape): void {
    let text = written.replaceAll(/[\uFEFF\r\0]/g, "");
    if (!format.isPreformatted) {
      text = text.replaceAll(/[ \t\n\f\u00A0]{2,}|[\t\n\f]|^\u00A0$/g, " ");
      if (this.#isAfterSpace && text.startsWith(" ")) text = text.slice(1);
    }
    if (text === "") return;
    this.#open(shape);
    this.#isAfterSpace = !format.isPreformatted && text.endsWith(" ");
    const marks = /^h[123]$/.test(this.#shape?.kind ?? "")
      ? format.marks & ~markBits.bold
      : format.marks;
    this.#runs.push({ text, marks, url: format.url });
  }

  /** Appends a formula in a line; as text, if it is longer than one may be. */
  addFormula(source: string, format: InlineFormat, shape: CollectedShape): void {
    const text = inlineMathText(source);
    if (isObjectWord(text)) this.addObject(text, shape);
    else this.addText(text, format, shape);
  }

  /** Appends a page link or a mention: its `objectWord`. */
  addObject(text: string, shape: CollectedShape): void {
    this.#open(shape);
    this.#runs.push({ text, marks: 0, url: null });
    this.#isAfterSpace = false;
  }

  /** Adds a line break to the open block. Without an open block, it does nothing. */
  addLineBreak(): void {
    if (this.#shape === null) return;
    this.#trimEnd(/ +$/);
    this.#runs.push({ text: "\n", marks: 0, url: null });
    this.#isAfterSpace = true;
  }

  /** Adds the separator between two cells of a table row. */
  addCellBorder(shape: CollectedShape): void {
    this.#open(shape);
    this.#trimEnd(/ +$/);
    this.#runs.push({ text: "\t", marks: 0, url: null });
    this.#isAfterSpace = true;
  }

  /** Adds a block of code, if it has any text; a formula or a diagram, if that is its language. */
  addCode(
    text: string,
    language: string | null,
    { within }: CollectedShape,
    look: CodeLook = {},
  ): void {
    this.endBlock();
    if (text.trim() === "") return;
    const drawn = language === null ? undefined : drawnLanguages.get(language);
    this.#blocks.push({
      id: null,
      kind: drawn ?? "codeBlock",
      alignment: "",
      indent: 0,
      direction: null,
      within,
      attributes: drawn !== undefined ? {} : { ...look, ...(language !== null && { language }) },
      runs: [{ text, marks: 0, url: null }],
    });
  }

  /** Adds a picture or a file. */
  addFile({ kind, attributes, caption }: CopiedFile, { within }: CollectedShape): void {
    this.endBlock();
    this.#blocks.push({
      id: null,
      kind,
      alignment: "",
      indent: 0,
      direction: null,
      within,
      attributes,
      runs: caption === "" ? [] : [{ text: caption, marks: 0, url: null }],
    });
  }

  /** Adds a divider. */
  addDivider({ within }: CollectedShape): void {
    this.endBlock();
    const shape = { kind: "divider", alignment: "", indent: 0, attributes: {} } as const;
    this.#blocks.push({ ...shape, id: null, direction: null, within, runs: [] });
  }

  /** Adds a snippet. */
  addSnippet(snippet: SnippetAttributes, { within }: CollectedShape): void {
    this.endBlock();
    const shape = { kind: "snippet", alignment: "", indent: 0, attributes: { snippet } } as const;
    this.#blocks.push({ ...shape, id: null, direction: null, within, runs: [] });
  }

  /** Closes the open block, if there is one. */
  endBlock(): void {
    const shape = this.#shape;
    if (shape === null) return;
    while (this.#trimEnd(/[ \n]+$/)) continue;
    this.#shape = null;
    this.#isAfterSpace = true;
    if (this.#runs.some((run) => /\S/.test(run.text))) {
      const { alignment, within } = shape;
      const shared = { id: null, alignment, direction: null, within, runs: this.#runs };
      this.#blocks.push(withBox({ ...shared, ...placeOf(shape) }));
    }
    this.#runs = [];
  }

  /** Closes the open block, and adds an empty one of this shape if there are as many blocks as before. */
  endCell(shape: CollectedShape, before: number): void {
    this.endBlock();
    if (this.#blocks.length > before) return;
    const { kind, alignment, within } = shape;
    const place = { kind, alignment, within, indent: 0 };
    this.#blocks.push({ id: null, direction: null, attributes: {}, runs: [], ...place });
  }

  /** Closes the open block and returns how many there are. */
  countBlocks(): number {
    this.endBlock();
    return this.#blocks.length;
  }

  /** How many blocks there are, with the open one if it has any text. */
  countUntilHere(): number {
    const isOpen = this.#shape !== null && this.#runs.some((run) => /\S/.test(run.text));
    return this.#blocks.length + (isOpen ? 1 : 0);
  }

  /** Returns all collected blocks, in order. */
  finish(): PastedBlock[] {
    this.endBlock();
    return this.#blocks;
  }

  #open(shape: CollectedShape): void {
    this.#shape ??= shape;
  }

  /**
   * Trims white space from the last run. Returns whether the whole run was removed, so that the run before it is
   * next.
   */
  #trimEnd(space: RegExp): boolean {
    const last = this.#runs.pop();
    if (last === undefined) return false;
    const text = last.text.replace(space, "");
    if (text === "") return true;
    this.#runs.push({ ...last, text });
    return false;
  }
}

/** The kind and the indent of a block. The first block of a list item takes the item's row. */
function placeOf({ kind, indent, item }: CollectedShape) {
  const row = item?.row ?? null;
  if (item === null || row === null) return { kind, indent, attributes: {} };
  if (item.isTaken) return { kind, indent: indent + 1, attributes: {} };
  item.isTaken = true;
  return { ...row, indent };
}

/** Makes a row of a list that begins with `[ ]` or `[x]` one of a check list: so Notion copies things to do. */
function withBox(block: PastedBlock): PastedBlock {
  const [first, ...others] = block.runs;
  const [box, sign] = /^\[([ xX])\]\s+/.exec(first?.text ?? "") ?? [];
  if (block.kind !== "bullet" || first === undefined || box === undefined) return block;
  const attributes: RowAttributes = sign === " " ? {} : { checked: true };
  const runs = [{ ...first, text: first.text.slice(box.length) }, ...others];
  return { ...block, kind: "check", attributes, runs };
}
