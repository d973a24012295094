import { $createParagraphNode, $getNodeByKey, type NodeKey } from "lexical";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { copyBody } from "@stemma/document/copy-body";
import type { PageBody } from "@stemma/document/format";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { $isSnippetNode } from "@stemma/document/snippets/snippet-node";
import { $addParagraphBelow } from "../blocks/add-paragraph-below.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";

/** Shows another version of a snippet, or what is published. */
export function $showSnippet(key: NodeKey, snippet: SnippetAttributes): void {
  const node = $getNodeByKey(key);
  if ($isSnippetNode(node)) node.setSnippet(snippet);
}

/** Puts the rows of a snippet's text, with new ids, in the place of the snippet: they are normal text of the page. */
export function $detachSnippet(key: NodeKey, text: PageBody): void {
  const node = $getNodeByKey(key);
  if (!$isSnippetNode(node)) return;
  const place = $createParagraphNode();
  node.replace(place);
  $insertBlocks(bodyBlocks(copyBody(text)), place.select());
}

/** Takes a snippet out of the text; the caret is in an empty paragraph in its place. */
export function $removeSnippet(key: NodeKey): void {
  const node = $getNodeByKey(key);
  if (!$isSnippetNode(node)) return;
  $addParagraphBelow(node);
  node.remove();
}
