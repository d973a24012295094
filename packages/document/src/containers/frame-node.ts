import type { LexicalNode } from "lexical";
import { $isCalloutNode, type CalloutNode } from "./callout-node.ts";
import { $isToggleNode, type ToggleNode } from "./toggle-node.ts";

/** A container that is drawn around rows of the page in the editor: a callout or a toggle. */
export type FrameNode = CalloutNode | ToggleNode;

/** Whether a node is a callout or a toggle. */
export function $isFrameNode(node: LexicalNode | null | undefined): node is FrameNode {
  return $isCalloutNode(node) || $isToggleNode(node);
}
