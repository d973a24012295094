import { $isCodeNode } from "@lexical/code-core";
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
  type EditorState,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type TextNode,
} from "lexical";
import { $blockOf, $isEditorBlock } from "../blocks/selected-blocks.ts";
import { conversionTags } from "../typing/conversion-tag.ts";
import { registerTyping } from "../typing/register-typing.ts";
import { findAddressAtEnd, findEndedAddress, type TypedAddress } from "./web-address.ts";

/** A text node, or the part of it before the caret. */
type Part = { readonly key: NodeKey; readonly text: string };

/**
 * An address in adjacent text nodes. Its `id` consists of its block's key and its URL; Lexical keeps a block's key through
 * editing and undo. Equal addresses in one block have one id.
 */
type FoundAddress = TypedAddress & { readonly parts: readonly Part[]; readonly id: string };

/**
 * Makes a link of a typed address when its ending is typed (`findEndedAddress`), or Enter. The link is one undo step of its
 * own. An address whose link was undone stays text. Text with the mark code is left alone.
 */
export function registerTypedLinks(editor: LexicalEditor): () => void {
  const declined = new Set<string>();
  /** The ids of the addresses that became links here, by the keys of these links. */
  const own = new Map<NodeKey, string>();
  let isEntered = false;
  const noteEnter = (): boolean => {
    isEntered = true;
    return false;
  };

  const link = (found: FoundAddress | null): void => {
    if (found === null || declined.has(found.id)) return;
    editor.update(() => void own.set($link(found), found.id), { tag: conversionTags });
  };

  return mergeRegister(
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, noteEnter, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INSERT_LINE_BREAK_COMMAND, noteEnter, COMMAND_PRIORITY_HIGH),
    editor.registerUpdateListener((update) => {
      const { editorState, prevEditorState, tags, dirtyElements, dirtyLeaves } = update;
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      if (tags.has(HISTORIC_TAG)) {
        for (const [key, id] of own) {
          if (hasNode(prevEditorState, key) && !hasNode(editorState, key)) declined.add(id);
        }
      }
      if (isEntered) link(editorState.read(() => $addressBeforeLine(prevEditorState)));
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

/**
 * The address at the end of the line that Enter ended: of the row that had the selection before and now stands above the
 * caret's, or of the text before a new line break. Enter in an empty heading or list row may only change its kind or
 * level; it then ends no line.
 */
function $addressBeforeLine(previous: EditorState): FoundAddress | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const node = anchor.getNode();
  if ($isTextNode(node) && anchor.offset > 0) return null;
  const before = $isElementNode(node)
    ? node.getChildAtIndex(anchor.offset - 1)
    : node.getPreviousSibling();
  if ($isLineBreakNode(before)) {
    const isNew = !hasNode(previous, before.getKey());
    return isNew ? $addressIn(before.getPreviousSibling(), []) : null;
  }
  const above = $blockOf(node)?.getPreviousSibling();
  if (before !== null || !$isEditorBlock(above)) return null;
  const isSplit = previous.read($selectedKeys).includes(above.getKey());
  return isSplit ? $addressIn(above.getLastChild(), []) : null;
}

/** The keys of the blocks in which the selection begins and ends. */
function $selectedKeys(): NodeKey[] {
  const points = $getSelection()?.getStartEndPoints() ?? [];
  return points.flatMap((point) => $blockOf(point.getNode())?.getKey() ?? []);
}

function hasNode(state: EditorState, key: NodeKey): boolean {
  return state.read(() => $getNodeByKey(key) !== null);
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
    $isEditorBlock(node.getParent()) &&
    !$isCodeNode(node.getParent())
  );
}

/** Makes a link of an address, and returns its key. */
function $link({ parts, start, end, url }: FoundAddress): NodeKey {
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
  return link.getKey();
}

/** Splits a text node so that these characters are a node of their own, and returns it. */
function $cut(node: TextNode, start: number, end: number): TextNode[] {
  const places = [start, end].filter((place) => place > 0 && place < node.getTextContentSize());
  const pieces = places.length === 0 ? [node] : node.splitText(...places);
  return pieces.slice(start === 0 ? 0 : 1, start === 0 ? 1 : 2);
}
