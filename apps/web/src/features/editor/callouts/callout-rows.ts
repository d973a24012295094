import { $isListItemNode } from "@lexical/list";
import { $findMatchingParent, type LexicalNode } from "lexical";
import {
  $createCalloutNode,
  $isCalloutNode,
  type CalloutNode,
} from "@stemma/document/containers/callout-node";
import type { CalloutTone } from "@stemma/document/containers/container";
import { $setBlockKind } from "../blocks/block-kind.ts";
import type { EditorBlock } from "../blocks/selected-blocks.ts";
import {
  $entriesOf,
  $neighbouringLists,
  $nodesOf,
  $topList,
  type ListEntry,
} from "../lists/list-rows.ts";

/** The callout that a node stands in, or is; `null` outside of callouts. */
export function $calloutOf(node: LexicalNode): CalloutNode | null {
  return $findMatchingParent(node, $isCalloutNode);
}

/**
 * Puts a block into a new callout of this tone, behind the callout that it stood in. What follows it there stands in a
 * callout of its own. A row of a list leaves its list.
 */
export function $putIntoNextCallout(block: EditorBlock, tone: CalloutTone): void {
  const row = $isListItemNode(block) ? $setBlockKind(block, "paragraph") : block;
  $takeOutOfCallout(row);
  $putIntoCallout(row, tone);
}

/** Puts a block into a new callout of this tone; in a callout, changes its tone. A row of a list leaves its list. */
export function $putIntoCallout(block: EditorBlock, tone: CalloutTone): void {
  const callout = $calloutOf(block);
  if (callout !== null) {
    callout.setTone(tone);
    return;
  }
  const row = $isListItemNode(block) ? $setBlockKind(block, "paragraph") : block;
  const created = $createCalloutNode(tone);
  row.insertBefore(created);
  created.append(row);
}

/**
 * Puts blocks that follow each other into one new callout of this tone. The rows of a list stay a list there, and a callout
 * among the blocks comes whole and becomes a part of the new one. Blocks of a single callout give it the tone.
 */
export function $wrapInCallout(blocks: readonly EditorBlock[], tone: CalloutTone): void {
  const [first] = blocks;
  if (first === undefined) return;
  const around = $calloutOf(first);
  if (around !== null && blocks.every((block) => around.isParentOf(block))) {
    around.setTone(tone);
    return;
  }
  const created = $createCalloutNode(tone);
  const list = around === null ? $topList(first) : null;
  const top = around ?? (list === null ? first : ($neighbouringLists(list)[0] ?? list));
  top.insertBefore(created, false);
  for (const block of blocks) {
    if (!created.isParentOf(block)) $append(created, block, blocks);
  }
}

/** Appends a block to the callout: alone, with the other rows of its list that are among the blocks, or with its callout. */
function $append(created: CalloutNode, block: EditorBlock, blocks: readonly EditorBlock[]): void {
  const callout = $calloutOf(block);
  const list = $topList(block);
  if (callout !== null) {
    created.append(...callout.getChildren());
    callout.remove();
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
 * Takes a block out of its callout, of which it is a child: before it, if it is the first one there, else behind it. What
 * followed the block stands in a callout of its own. Returns whether the block was in one.
 */
export function $takeOutOfCallout(block: EditorBlock): boolean {
  const callout = block.getParent();
  if (!$isCalloutNode(callout)) return false;
  const rest = block.getNextSiblings();
  if (block.getPreviousSibling() === null) callout.insertBefore(block);
  else {
    callout.insertAfter(block);
    if (rest.length > 0) block.insertAfter($createCalloutNode(callout.getTone()).append(...rest));
  }
  if (callout.isEmpty()) callout.remove();
  return true;
}

/** Takes all rows out of a callout, which is gone then. */
export function $removeCallout(callout: CalloutNode): void {
  for (const child of callout.getChildren()) callout.insertBefore(child);
  callout.remove();
}
