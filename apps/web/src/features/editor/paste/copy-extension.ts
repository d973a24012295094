import { GetClipboardDataExtension } from "@lexical/clipboard";
import { $isListItemNode } from "@lexical/list";
import {
  $exportNodeJSON,
  $isElementNode,
  $isRangeSelection,
  configExtension,
  type BaseSelection,
  type LexicalNode,
} from "lexical";
import { $blockKind } from "../blocks/block-kind.ts";
import { $selectedBlocks, type EditorBlock } from "../blocks/selected-blocks.ts";
import { $copiedText } from "./copy-objects.ts";
import { clipboardNamespace } from "./clipboard-to-blocks.ts";

/**
 * Adds to Lexical's clipboard data (HTML, text and its own format): when exactly one block is selected in full,
 * Lexical's format contains the block and not only its text. A paragraph that is cut and pasted therefore keeps its
 * block id.
 */
export const copyExtension = configExtension(GetClipboardDataExtension, {
  $exportMimeType: {
    "text/plain": [(selection, $next) => $copiedText(selection) ?? $next()],
    "application/x-lexical-editor": [
      (selection, $next) => $fullySelectedBlock(selection) ?? $next(),
    ],
  },
});

function $fullySelectedBlock(selection: BaseSelection | null): string | null {
  const [block, ...others] = $selectedBlocks();
  if (block === undefined || others.length > 0 || !$isRangeSelection(selection)) return null;
  const text = block.getTextContent();
  if (text === "" || selection.getTextContent() !== text) return null;
  return JSON.stringify({ namespace: clipboardNamespace, nodes: [$blockJson(block)] });
}

/** The JSON of a block by itself: a row of a list says in which kind of list it stands. */
function $blockJson(block: EditorBlock): object {
  const json = $json(block);
  return $isListItemNode(block) ? { ...json, listType: $blockKind(block) } : json;
}

function $json(node: LexicalNode): object {
  const json = $exportNodeJSON(node);
  return $isElementNode(node) ? { ...json, children: node.getChildren().map($json) } : json;
}
