import { $isCodeNode } from "@lexical/code-core";
import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type NodeKey,
} from "lexical";
import { $createPageLinkNode } from "@stemma/document/page-links/page-link-node";
import type { PageId } from "@stemma/domain/ids";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $textBeforeCaret } from "../caret-menu/text-before-caret.ts";

/** What stands behind `[[` before the caret, and where. */
export interface PageLinkQuery {
  readonly query: string;
  readonly place: QueryPlace;
}

/** The characters from `[[` to the caret, in one text. */
export interface QueryPlace {
  readonly key: NodeKey;
  readonly start: number;
  readonly written: string;
}

const bracketsAndQuery = /\[\[((?! )[^[\]\n\t]{0,100})$/;

/** The query at the caret; `null` if there is none, in code, and in a link, which holds no other link. */
export function $pageLinkQuery(): PageLinkQuery | null {
  const before = $textBeforeCaret();
  if (before === null || before.node.hasFormat("code")) return null;
  const { node } = before;
  const [written, query] = bracketsAndQuery.exec(before.text) ?? [];
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
 * Puts a page link in the place of the query, and a caret that stood behind the query behind it; a caret elsewhere stays
 * there. Does nothing if something else stands there by now.
 * Call it inside an editor update.
 */
export function $insertPageLink(pageId: PageId, { key, start, written }: QueryPlace): void {
  const node = $getNodeByKey(key);
  if (!$isTextNode(node) || !node.getTextContent().startsWith(written, start)) return;
  const end = start + written.length;
  const caret = $getSelection();
  const isBehind =
    $isRangeSelection(caret) && caret.anchor.key === key && caret.anchor.offset === end;
  const pieces = node.splitText(start, end);
  const link = $createPageLinkNode(pageId);
  pieces[start === 0 ? 0 : 1]?.replace(link);
  if (isBehind) link.selectNext(0, 0);
}
