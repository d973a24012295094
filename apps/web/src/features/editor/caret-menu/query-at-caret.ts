import { $isCodeNode } from "@lexical/code-core";
import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalNode,
  type NodeKey,
} from "lexical";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/** What stands behind the sign before the caret, and where. */
export interface QueryAtCaret {
  readonly query: string;
  readonly place: QueryPlace;
}

/** The characters from the sign to the caret, in one text. */
export interface QueryPlace {
  readonly key: NodeKey;
  readonly start: number;
  readonly written: string;
}

/**
 * The query at the caret; `null` if there is none, in code, and in a link, which holds no object.
 *
 * @param signAndQuery matches the text before the caret; its groups are the sign with the query, and the query
 */
export function $queryAtCaret(signAndQuery: RegExp): QueryAtCaret | null {
  const before = $textBeforeCaret();
  if (before === null || before.node.hasFormat("code")) return null;
  const { node } = before;
  const [, written, query] = signAndQuery.exec(before.text) ?? [];
  if (written === undefined || query === undefined) return null;
  const end = node.getTextContent().lastIndexOf(written) + written.length;
  const block = $blockOf(node);
  const isInText =
    end >= written.length && block?.is(node.getParent()) === true && !$isCodeNode(block);
  return isInText
    ? { query, place: { key: node.getKey(), start: end - written.length, written } }
    : null;
}

/**
 * Puts an object in the place of the query, and a caret that stood behind the query behind it; a caret elsewhere stays
 * there. Returns whether it did: not if something else stands there by now. Call it inside an editor update.
 */
export function $replaceQuery(object: LexicalNode, { key, start, written }: QueryPlace): boolean {
  const node = $getNodeByKey(key);
  if (!$isTextNode(node) || !node.getTextContent().startsWith(written, start)) return false;
  const end = start + written.length;
  const caret = $getSelection();
  const isBehind =
    $isRangeSelection(caret) && caret.anchor.key === key && caret.anchor.offset === end;
  const pieces = node.splitText(start, end);
  pieces[start === 0 ? 0 : 1]?.replace(object);
  if (isBehind) object.selectNext(0, 0);
  return true;
}
