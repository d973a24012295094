import { $createLinkNode } from "@lexical/link";
import {
  $getNodeByKey,
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  HISTORIC_TAG,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type TextNode,
} from "lexical";
import { $blockOf, $isEditorBlock } from "../blocks/selected-blocks.ts";
import { conversionTag, conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { findAddressAtEnd, findEndedAddress, type TypedAddress } from "./web-address.ts";

/** A text node, or the part of it before the caret. */
type Part = { readonly key: NodeKey; readonly text: string };

/** An address in these parts, which follow one another. `id` names it as long as its block exists. */
type FoundAddress = TypedAddress & { readonly parts: readonly Part[]; readonly id: string };

/**
 * Makes a link of a typed address when a space, Enter, or what closes a bracket or a quotation around it follows it. The link is
 * one undo step of its own. An address whose link was undone stays text. Text with the mark code is left alone.
 */
export function registerTypedLinks(editor: LexicalEditor): () => void {
  const declined = new Set<string>();
  let isEntered = false;
  let linked: string | null = null;
  const noteEnter = (): boolean => {
    isEntered = true;
    return false;
  };

  const link = (found: FoundAddress | null): void => {
    if (found === null || declined.has(found.id)) return;
    linked = found.id;
    editor.update(() => $link(found), { tag: conversionTags });
  };

  return mergeRegister(
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, noteEnter, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INSERT_LINE_BREAK_COMMAND, noteEnter, COMMAND_PRIORITY_HIGH),
    editor.registerUpdateListener(({ editorState, tags, dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      if (tags.has(conversionTag)) return;
      if (tags.has(HISTORIC_TAG) && linked !== null) declined.add(linked);
      linked = null;
      if (isEntered) link(editorState.read($addressBeforeLine));
      isEntered = false;
    }),
    registerTyping(editor, ({ editorState }) => {
      link(editorState.read($addressBeforeCharacter));
    }),
  );
}

/** The address before the character that was typed last. */
function $addressBeforeCharacter(): FoundAddress | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const node = anchor.getNode();
  if (!$isPlainText(node) || anchor.offset === 0) return null;
  const part = { key: node.getKey(), text: node.getTextContent().slice(0, anchor.offset) };
  return $addressIn(node.getPreviousSibling(), [part], findEndedAddress);
}

/** The address at the end of the line before the caret's. */
function $addressBeforeLine(): FoundAddress | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const node = anchor.getNode();
  if ($isTextNode(node) && anchor.offset > 0) return null;
  const before = $isElementNode(node)
    ? node.getChildAtIndex(anchor.offset - 1)
    : node.getPreviousSibling();
  if ($isLineBreakNode(before)) return $addressIn(before.getPreviousSibling(), []);
  const block = $blockOf(node)?.getPreviousSibling();
  return before === null && $isEditorBlock(block) ? $addressIn(block.getLastChild(), []) : null;
}

/** The address at the end of these parts and of the text that stands directly before them. */
function $addressIn(
  last: LexicalNode | null,
  following: readonly Part[],
  find = findAddressAtEnd,
): FoundAddress | null {
  const parts = [...following];
  let before = last;
  for (; $isPlainText(before); before = before.getPreviousSibling()) {
    parts.unshift({ key: before.getKey(), text: before.getTextContent() });
  }
  const address = find(parts.map(({ text }) => text).join(""));
  const block = $getNodeByKey(parts[0]?.key ?? "")?.getParent();
  if (address === null || block == null) return null;
  return { ...address, parts, id: `${block.getKey()} ${address.url}` };
}

/** Whether this is text outside of links and code. */
function $isPlainText(node: LexicalNode | null): node is TextNode {
  return (
    $isTextNode(node) &&
    node.isSimpleText() &&
    !node.hasFormat("code") &&
    $isEditorBlock(node.getParent())
  );
}

function $link({ parts, start, end, url }: FoundAddress): void {
  const linked: TextNode[] = [];
  let from = 0;
  for (const { key, text } of parts) {
    const to = from + text.length;
    const node = $getNodeByKey(key);
    if ($isTextNode(node) && from < end && to > start) {
      linked.push(...$cut(node, Math.max(start - from, 0), Math.min(end, to) - from));
    }
    from = to;
  }
  const link = $createLinkNode(url);
  linked[0]?.insertBefore(link);
  link.append(...linked);
}

/** Splits a text node so that these characters are a node of their own, and returns it. */
function $cut(node: TextNode, start: number, end: number): TextNode[] {
  const places = [start, end].filter((place) => place > 0 && place < node.getTextContentSize());
  const pieces = places.length === 0 ? [node] : node.splitText(...places);
  return pieces.slice(start === 0 ? 0 : 1, start === 0 ? 1 : 2);
}
