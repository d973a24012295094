import { $isElementNode, $isTextNode, type LexicalNode, type NodeKey } from "lexical";
import { $isInlineMathNode } from "@stemma/document/math/inline-math-node";
import type { EditorBlock } from "../blocks/selected-blocks.ts";

/** A text node of a row, or a formula: which part of the row's text it holds, of a formula its source. */
interface TextPart {
  readonly key: NodeKey;
  readonly start: number;
  readonly end: number;
}

/** The text of a row across its marks and links, and the nodes that hold it. */
export interface RowText {
  readonly text: string;
  readonly parts: readonly TextPart[];
}

/** Stands for a line break, a tab, and whatever else no text can match. */
const separator = "\n";

export function $rowText(row: EditorBlock): RowText {
  const parts: TextPart[] = [];
  let text = "";
  const $add = (node: LexicalNode): void => {
    if ($isElementNode(node) && node.isInline()) return node.getChildren().forEach($add);
    const own = $ownText(node);
    if (own === null) {
      text += separator;
      return;
    }
    const start = text.length;
    text += own;
    parts.push({ key: node.getKey(), start, end: text.length });
  };
  row.getChildren().forEach($add);
  return { text, parts };
}

function $ownText(node: LexicalNode): string | null {
  if ($isInlineMathNode(node)) return node.getSource();
  return $isTextNode(node) && node.isSimpleText() ? node.getTextContent() : null;
}

/** The parts that hold these characters, each cut to them. */
export function partsBetween(
  { parts }: RowText,
  start: number,
  end: number,
): readonly { readonly key: NodeKey; readonly from: number; readonly to: number }[] {
  return parts
    .filter((part) => part.start < end && part.end > start)
    .map((part) => ({
      key: part.key,
      from: Math.max(start - part.start, 0),
      to: Math.min(end, part.end) - part.start,
    }));
}
