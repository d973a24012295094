import type { Alignment } from "@stemma/document/format";
import type { BlockKind } from "@stemma/document/make-block";
import { markBits } from "@stemma/document/marks";
import type { Run } from "@stemma/document/run";
import type { InlineLook } from "./inline-look.ts";
import type { PastedBlock } from "./pasted-block.ts";

/** How a block stands that text is collected for. */
export type CollectedShape = {
  readonly kind: BlockKind;
  readonly alignment: Alignment;
  readonly indent: number;
  /** What the next block of a list item begins with, as `• `; taken away by the block that begins with it. */
  readonly marker: { text: string } | null;
};

/**
 * Gathers text into blocks, the way a browser lays it out: white space collapses over element borders, unbreakable spaces
 * only where they stand in rows or alone. Blocks without anything to read, and white space at a block's end, are left out.
 */
export class BlockCollector {
  readonly #blocks: PastedBlock[] = [];
  #shape: CollectedShape | null = null;
  #runs: Run[] = [];
  /** Whether white space that comes now would stand at a line's start or after other white space. */
  #isAfterSpace = true;

  /** Adds text to the open block, or opens one of this shape. */
  addText(written: string, look: InlineLook, shape: CollectedShape): void {
    let text = written.replaceAll(/[\uFEFF\r\0]/g, "");
    if (!look.isPreformatted) {
      text = text.replaceAll(/[ \t\n\f\u00A0]{2,}|[\t\n\f]|^\u00A0$/g, " ");
      if (this.#isAfterSpace && text.startsWith(" ")) text = text.slice(1);
    }
    if (text === "") return;
    this.#open(shape);
    this.#isAfterSpace = !look.isPreformatted && text.endsWith(" ");
    const marks = this.#shape?.kind === "paragraph" ? look.marks : look.marks & ~markBits.bold;
    this.#runs.push({ text, marks, url: look.url });
  }

  /** A new line inside the open block. One before any text, or between blocks, is only space. */
  addLineBreak(): void {
    if (this.#shape === null) return;
    this.#trimEnd(/ +$/);
    this.#runs.push({ text: "\n", marks: 0, url: null });
    this.#isAfterSpace = true;
  }

  /** The border between two cells of a table's row. */
  addCellBorder(shape: CollectedShape): void {
    this.#open(shape);
    this.#trimEnd(/ +$/);
    this.#runs.push({ text: "\t", marks: 0, url: null });
    this.#isAfterSpace = true;
  }

  /** Ends the open block, if there is one. */
  endBlock(): void {
    const shape = this.#shape;
    if (shape === null) return;
    while (this.#trimEnd(/[ \n]+$/)) continue;
    this.#shape = null;
    this.#isAfterSpace = true;
    if (this.#runs.some((run) => /\S/.test(run.text))) {
      const { kind, alignment, indent } = shape;
      const runs = withMarker(shape, this.#runs);
      this.#blocks.push({ id: null, kind, alignment, indent, direction: null, runs });
    }
    this.#runs = [];
  }

  /** Everything that was gathered, in order. */
  finish(): PastedBlock[] {
    this.endBlock();
    return this.#blocks;
  }

  #open(shape: CollectedShape): void {
    this.#shape ??= shape;
  }

  /** Takes white space off the last run. Answers whether that took the whole run, so that another stands last. */
  #trimEnd(space: RegExp): boolean {
    const last = this.#runs.pop();
    if (last === undefined) return false;
    const text = last.text.replace(space, "");
    if (text === "") return true;
    this.#runs.push({ ...last, text });
    return false;
  }
}

function withMarker(shape: CollectedShape, runs: Run[]): Run[] {
  const text = shape.marker?.text ?? "";
  if (shape.marker === null || text === "") return runs;
  shape.marker.text = "";
  return [{ text, marks: 0, url: null }, ...runs];
}
