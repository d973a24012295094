import { $isCodeNode, type CodeNode } from "@lexical/code-core";
import {
  $createLineBreakNode,
  $createTabNode,
  $createTextNode,
  $getSelection,
  $isLineBreakNode,
  $isRangeSelection,
  type LexicalNode,
  type RangeSelection,
} from "lexical";
import { $blockOf } from "../blocks/selected-blocks.ts";

/** The selection and the block of code that it lies in; `null` if it is not in one block of code. */
export function $selectedCode(): {
  readonly selection: RangeSelection;
  readonly code: CodeNode;
} | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const code = $blockOf(selection.anchor.getNode());
  if (!$isCodeNode(code) || !code.is($blockOf(selection.focus.getNode()))) return null;
  return { selection, code };
}

/** The number of characters of a block before a place in it; a line break and a tab are one each. */
export function $offsetInCode(code: CodeNode, point: RangeSelection["anchor"]): number {
  const node = point.getNode();
  const children = code.getChildren();
  const index = node.is(code) ? point.offset : children.findIndex((child) => child.is(node));
  const before = children.slice(0, index).reduce((sum, child) => sum + sizeOf(child), 0);
  return node.is(code) ? before : before + point.offset;
}

/** Selects these characters of a block of code. */
export function $selectCode(code: CodeNode, from: number, to = from): void {
  const [anchor, focus] = [$placeIn(code, from), $placeIn(code, to)];
  const selection = code.select(0, 0);
  selection.anchor.set(...anchor);
  selection.focus.set(...focus);
}

/** Replaces the whole text of a block of code, one node for each line, line break and tab. */
export function $setCode(code: CodeNode, text: string): void {
  code.splice(0, code.getChildrenSize(), $codeNodes(text));
}

/** The nodes of a text in a block of code. */
function $codeNodes(text: string): LexicalNode[] {
  const parts = text.split(/(\n|\t)/).filter((part) => part !== "");
  return parts.map((part): LexicalNode => {
    if (part === "\n") return $createLineBreakNode();
    return part === "\t" ? $createTabNode() : $createTextNode(part);
  });
}

/**
 * Replaces the selection by a text where it lies in one block of code; returns whether it does. An empty text is left to
 * others.
 */
export function $insertIntoCode(text: string): boolean {
  const selected = text === "" ? null : $selectedCode();
  selected?.selection.insertRawText(text.replaceAll(/\r\n?/g, "\n").replaceAll("\0", ""));
  return selected !== null;
}

function $placeIn(code: CodeNode, offset: number): [string, number, "text" | "element"] {
  let rest = offset;
  for (const [index, child] of code.getChildren().entries()) {
    const size = sizeOf(child);
    if ($isLineBreakNode(child)) {
      if (rest === 0) return [code.getKey(), index, "element"];
    } else if (rest <= size) return [child.getKey(), rest, "text"];
    rest -= size;
  }
  return [code.getKey(), code.getChildrenSize(), "element"];
}

function sizeOf(node: LexicalNode): number {
  return $isLineBreakNode(node) ? 1 : node.getTextContentSize();
}
