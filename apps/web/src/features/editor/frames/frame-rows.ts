import { $isListItemNode } from "@lexical/list";
import { $findMatchingParent, type LexicalNode } from "lexical";
import { $createCalloutNode, $isCalloutNode } from "@stemma/document/containers/callout-node";
import { allTones, type FrameLook } from "@stemma/document/containers/container";
import { $isFrameNode, type FrameNode } from "@stemma/document/containers/frame-node";
import { $createToggleNode, $isToggleNode } from "@stemma/document/containers/toggle-node";
import { $setBlockKind } from "../blocks/block-kind.ts";
import type { EditorBlock } from "../blocks/selected-blocks.ts";
import {
  $entriesOf,
  $neighbouringLists,
  $nodesOf,
  $topList,
  type ListEntry,
} from "../lists/list-rows.ts";

/** Every frame that can be put around rows, in the order of the menus. */
export const allFrames: readonly FrameLook[] = [...allTones, "toggle"];

/** The frame that a node stands in, or is; `null` outside of frames. */
export function $frameOf(node: LexicalNode): FrameNode | null {
  return $findMatchingParent(node, $isFrameNode);
}

/** How a frame looks. */
export function $lookOfFrame(frame: FrameNode): FrameLook {
  return $isCalloutNode(frame) ? frame.getTone() : "toggle";
}

/**
 * Puts a block into a new frame of this look, behind the frame that it stood in. What follows it there stands in a frame of
 * its own. A row of a list leaves its list.
 */
export function $putIntoNextFrame(block: EditorBlock, look: FrameLook): void {
  const row = $asRowOfFrame(block);
  if ($startToggle(row, look)) return;
  $takeOutOfFrame(row);
  $putIntoFrame(row, look);
}

/**
 * Puts a block into a new frame of this look; in a frame, gives that one the look. In a toggle, it begins another toggle, which takes
 * what follows. A row of a list leaves its list.
 */
export function $putIntoFrame(block: EditorBlock, look: FrameLook): void {
  const frame = $frameOf(block);
  if ($isToggleNode(frame) && look === "toggle") {
    $startToggle($asRowOfFrame(block), look);
    return;
  }
  if (frame !== null) return $setLook(frame, look);
  const row = $asRowOfFrame(block);
  const created = $createFrame(look);
  row.insertBefore(created);
  created.append(row);
}

/**
 * Puts blocks that follow each other into one new frame of this look. The rows of a list stay a list there, and a frame
 * among the blocks comes whole and becomes a part of the new one. Blocks of a single frame give it the look.
 */
export function $wrapInFrame(blocks: readonly EditorBlock[], look: FrameLook): void {
  const [first] = blocks;
  if (first === undefined) return;
  const around = $frameOf(first);
  if (around !== null && blocks.every((block) => around.isParentOf(block))) {
    return $setLook(around, look);
  }
  const created = $createFrame(look);
  const list = around === null ? $topList(first) : null;
  const top = around ?? (list === null ? first : ($neighbouringLists(list)[0] ?? list));
  top.insertBefore(created, false);
  for (const block of blocks) {
    if (!created.isParentOf(block)) $append(created, block, blocks);
  }
}

/** Appends a block to the frame: alone, with the other rows of its list that are among the blocks, or with its frame. */
function $append(created: FrameNode, block: EditorBlock, blocks: readonly EditorBlock[]): void {
  const frame = $frameOf(block);
  const list = $topList(block);
  if (frame !== null) {
    created.append(...frame.getChildren());
    frame.remove();
  } else if (list === null) created.append(block);
  else {
    const lists = $neighbouringLists(list);
    const entries = $entriesOf(lists);
    const keys = new Set(blocks.map((one) => one.getKey()));
    const isIn = (entry: ListEntry): boolean =>
      keys.has(("item" in entry ? entry.item : entry.block).getKey());
    const [start, last] = [entries.findIndex(isIn), entries.findLastIndex(isIn)];
    for (const node of $nodesOf(entries.slice(0, start))) created.insertBefore(node, false);
    for (const node of $nodesOf(entries.slice(last + 1)).toReversed()) {
      created.insertAfter(node, false);
    }
    created.append(...$nodesOf(entries.slice(start, last + 1)));
    for (const one of lists) one.remove();
  }
}

/**
 * Takes a block out of its frame, of which it is a child: before it, if it is the first one there, else behind it. What
 * followed the block stands in a frame of its own; a toggle without its summary is gone. Returns whether the block was in a frame.
 */
export function $takeOutOfFrame(block: EditorBlock): boolean {
  const frame = block.getParent();
  if (!$isFrameNode(frame)) return false;
  const rest = block.getNextSiblings();
  const isFirst = block.getPreviousSibling() === null;
  if (isFirst && $isToggleNode(frame)) {
    $removeFrame(frame);
    return true;
  }
  if (isFirst) frame.insertBefore(block);
  else {
    frame.insertAfter(block);
    if (rest.length > 0) block.insertAfter($createFrame($lookOfFrame(frame)).append(...rest));
  }
  if (frame.isEmpty()) frame.remove();
  return true;
}

/** Takes all rows out of a frame, which is gone then. */
export function $removeFrame(frame: FrameNode): void {
  for (const child of frame.getChildren()) frame.insertBefore(child);
  frame.remove();
}

function $createFrame(look: FrameLook): FrameNode {
  return look === "toggle" ? $createToggleNode() : $createCalloutNode(look);
}

/** Gives a frame this look, with all rows in it. */
function $setLook(frame: FrameNode, look: FrameLook): void {
  if (look === $lookOfFrame(frame)) return;
  if ($isCalloutNode(frame) && look !== "toggle") {
    frame.setTone(look);
    return;
  }
  const created = $createFrame(look);
  frame.insertBefore(created, false);
  created.append(...frame.getChildren());
  frame.remove();
}

/** Lets a row of a toggle begin another one behind it, with what follows. Returns false outside of toggles. */
function $startToggle(row: EditorBlock, look: FrameLook): boolean {
  const toggle = row.getParent();
  if (look !== "toggle" || !$isToggleNode(toggle)) return false;
  if (row.getPreviousSibling() === null) return true;
  const rest = row.getNextSiblings();
  toggle.insertAfter($createToggleNode().append(row, ...rest), false);
  return true;
}

function $asRowOfFrame(block: EditorBlock): EditorBlock {
  return $isListItemNode(block) ? $setBlockKind(block, "paragraph") : block;
}
