import { GetClipboardDataExtension } from "@lexical/clipboard";
import {
  $exportNodeJSON,
  $isElementNode,
  $isRangeSelection,
  configExtension,
  type BaseSelection,
  type LexicalNode,
} from "lexical";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import { clipboardNamespace } from "./clipboard-to-blocks.ts";

/**
 * What the editor puts on the clipboard: Lexical's HTML, text and own form; but where all of one block is selected, that
 * form holds the block and not only its text, so that a paragraph that is cut and pasted elsewhere stays the same block.
 */
export const copyExtension = configExtension(GetClipboardDataExtension, {
  $exportMimeType: {
    "application/x-lexical-editor": [(selection, $next) => $wholeBlock(selection) ?? $next()],
  },
});

function $wholeBlock(selection: BaseSelection | null): string | null {
  const [block, ...others] = $selectedBlocks();
  if (block === undefined || others.length > 0 || !$isRangeSelection(selection)) return null;
  const text = block.getTextContent();
  if (text === "" || selection.getTextContent() !== text) return null;
  return JSON.stringify({ namespace: clipboardNamespace, nodes: [$json(block)] });
}

function $json(node: LexicalNode): object {
  const json = $exportNodeJSON(node);
  return $isElementNode(node) ? { ...json, children: node.getChildren().map($json) } : json;
}
