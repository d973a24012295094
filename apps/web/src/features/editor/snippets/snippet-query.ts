import { $getNodeByKey, $isElementNode, $isTextNode } from "lexical";
import { $createSnippetNode } from "@stemma/document/snippets/snippet-node";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $queryAtCaret, type QueryAtCaret, type QueryPlace } from "../caret-menu/query-at-caret.ts";
import { $insertRow } from "../files/insert-file.ts";

const bracesAndQuery = /(\{\{((?! )[^{}\n\t]{0,100}))$/;

/** The query at the caret that `{{` begins. */
export function $snippetQuery(): QueryAtCaret | null {
  return $queryAtCaret(bracesAndQuery);
}

/**
 * Takes the query away and puts the snippet below its row: in the place of an empty one, which then follows. The caret comes behind it.
 * Does nothing if something else stands there by now. Call it inside an editor update.
 */
export function $insertSnippet(snippet: SnippetAttributes, place: QueryPlace): void {
  const { key, start, written } = place;
  const node = $getNodeByKey(key);
  if (!$isTextNode(node) || !node.getTextContent().startsWith(written, start)) return;
  const block = $blockOf(node);
  if (block === null) return;
  node.spliceText(start, written.length, "", true);
  if (node.getTextContent() === "") node.remove();
  const row = $createSnippetNode(snippet);
  $insertRow(row, block);
  const next = row.getNextSibling();
  if ($isElementNode(next)) next.selectStart();
}
