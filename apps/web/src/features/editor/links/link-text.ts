import { $createLinkNode, type LinkNode } from "@lexical/link";
import { $getNodeByKey, $isTextNode, type NodeKey, type TextNode } from "lexical";
import type { MarkdownLink } from "./markdown-link.ts";
import type { TypedAddress } from "./web-address.ts";

/** A text node, or the part of it before the caret. */
export type TextPart = { readonly key: NodeKey; readonly text: string };

/** The text of a link, in adjacent text nodes. */
export type TextToLink = (TypedAddress | MarkdownLink) & { readonly parts: readonly TextPart[] };

/** Makes a link of a text, and returns its key. The signs around the text of a link in Markdown go, and the caret stands behind it. */
export function $linkText(found: TextToLink): NodeKey {
  const linked = $textNodes(found);
  const link = $createLinkNode(found.url);
  linked[0]?.insertBefore(link);
  link.append(...linked);
  if ("signsBehind" in found) {
    $removeSigns(link, found.signsBehind);
    link.selectNext(0, 0);
  }
  return link.getKey();
}

/** The characters from `start` to `end`, as text nodes of their own. */
function $textNodes({ parts, start, end }: TextToLink): TextNode[] {
  const found: TextNode[] = [];
  let from = 0;
  for (const { key, text } of parts) {
    const to = from + text.length;
    const node = $getNodeByKey(key);
    if ($isTextNode(node) && from < end && to > start) {
      found.push(...$cut(node, Math.max(start - from, 0), Math.min(end, to) - from));
    }
    from = to;
  }
  return found;
}

/** Splits a text node so that these characters are a node of their own, and returns it. */
function $cut(node: TextNode, start: number, end: number): TextNode[] {
  const places = [start, end].filter((place) => place > 0 && place < node.getTextContentSize());
  const pieces = places.length === 0 ? [node] : node.splitText(...places);
  return pieces.slice(start === 0 ? 0 : 1, start === 0 ? 1 : 2);
}

/** Removes the bracket before a link, and so many characters behind it. */
function $removeSigns(link: LinkNode, signsBehind: number): void {
  const before = link.getPreviousSibling();
  if ($isTextNode(before)) $erase(before, before.getTextContentSize() - 1, 1);
  for (let left = signsBehind; left > 0;) {
    const behind = link.getNextSibling();
    if (!$isTextNode(behind)) return;
    const count = Math.min(left, behind.getTextContentSize());
    $erase(behind, 0, count);
    left -= count;
  }
}

/** Removes so many characters of a text node, and the node with its last one. */
function $erase(node: TextNode, start: number, count: number): void {
  if (count === node.getTextContentSize()) node.remove();
  else node.spliceText(start, count, "");
}
