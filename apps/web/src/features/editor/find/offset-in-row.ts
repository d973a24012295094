import { $isElementNode, type LexicalNode, type PointType } from "lexical";
import type { EditorBlock } from "../blocks/selected-blocks.ts";
import { $rowText } from "./row-text.ts";

/** The number of characters of a row before a point in it. */
export function $offsetInRow(row: EditorBlock, point: PointType): number {
  const { parts, text } = $rowText(row);
  const node = point.getNode();
  const own = parts.find(({ key }) => key === node.getKey());
  if (own !== undefined) return own.start + point.offset;
  // The point stands between nodes, for example behind a line break.
  const behind: LexicalNode | null = $isElementNode(node)
    ? node.getChildAtIndex(point.offset)
    : node;
  const next = parts.find(({ key }) => key === behind?.getKey());
  return next?.start ?? text.length;
}
