import { $getSelection, $isRangeSelection } from "lexical";
import type { TextKind } from "@stemma/document/make-block";
import { allMarks, markBits, type Mark } from "@stemma/document/marks";
import { $mayIndent } from "../blocks/indent-blocks.ts";
import { $blockKind } from "../blocks/block-kind.ts";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import type { ToolbarAlignment } from "./formatting-actions.ts";

/** The format of the selection, as the toolbar shows it. */
export type SelectionFormat = {
  /** `null` if the selected blocks are of different kinds. */
  readonly kind: TextKind | null;
  /** The marks shared by all selected text. */
  readonly marks: readonly Mark[];
  /** `null` if the selected blocks have different alignments. */
  readonly alignment: ToolbarAlignment | null;
  readonly mayIndent: boolean;
  readonly mayOutdent: boolean;
};

/** The format of the selection; `null` without a selection. The cost grows with the selection. */
export function $selectionFormat(): SelectionFormat | null {
  const selection = $getSelection();
  const blocks = $selectedBlocks();
  if (!$isRangeSelection(selection) || blocks.length === 0) return null;
  return {
    kind: common(blocks.map($blockKind)),
    marks: allMarks.filter((mark) => (selection.format & markBits[mark]) !== 0),
    alignment: common(blocks.map((block) => shown(block.getFormatType()))),
    mayIndent: blocks.some($mayIndent),
    mayOutdent: blocks.some((block) => block.getIndent() > 0),
  };
}

/** Text without an alignment is left-aligned; the format assumes left-to-right text. */
function shown(alignment: string): ToolbarAlignment {
  if (alignment === "center" || alignment === "justify") return alignment;
  return alignment === "right" || alignment === "end" ? "right" : "left";
}

function common<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
