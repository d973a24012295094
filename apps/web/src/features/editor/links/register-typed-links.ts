import { $isCodeNode } from "@lexical/code-core";
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
import { $linkText, type TextPart, type TextToLink } from "./link-text.ts";
import { findMarkdownLink, type MarkdownLink } from "./markdown-link.ts";
import { findAddressAtEnd, findEndedAddress, type TypedAddress } from "./web-address.ts";

/**
 * What becomes a link. Its `id` consists of its block's key and its URL; Lexical keeps a block's key through editing and
 * undo. Equal addresses in one block have one id.
 */
type FoundLink = TextToLink & { readonly id: string };

/**
 * Makes a link of a typed address when its ending is typed (`findEndedAddress`), or Enter, and of `[text](address)`. The link
 * is one undo step of its own. An address whose link was undone stays text. Text with the mark code is left alone.
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

  const link = (found: FoundLink | null): void => {
    if (found === null || declined.has(found.id)) return;
    editor.update(() => void own.set($linkText(found), found.id), { tag: conversionTags });
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

/** The address before the character that was typed last, or the link in Markdown that it ended. */
function $addressBeforeCharacter(): FoundLink | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const node = anchor.getNode();
  if (!$isPlainText(node) || anchor.offset === 0) return null;
  const part = { key: node.getKey(), text: node.getTextContent().slice(0, anchor.offset) };
  return $addressIn(node.getPreviousSibling(), [part], findEndedLink);
}

const findEndedLink = (text: string) => findMarkdownLink(text) ?? findEndedAddress(text);

/**
 * The address at the end of the line that Enter ended: of the row that had the selection before and now stands above the
 * caret's, or of the text before a new line break. Enter in an empty heading or list row may only change its kind or
 * level; it then ends no line.
 */
function $addressBeforeLine(previous: EditorState): FoundLink | null {
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
  following: readonly TextPart[],
  find: (text: string) => TypedAddress | MarkdownLink | null = findAddressAtEnd,
): FoundLink | null {
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
