import type { ElementTransformer } from "@lexical/markdown";
import { ToggleNode } from "@stemma/document/containers/toggle-node";
import { $isEditorBlock } from "../blocks/selected-blocks.ts";
import { $putIntoFrame } from "../frames/frame-rows.ts";
import { $mayBeInFrame } from "../markdown/may-become.ts";

/** Three `>` and a space at the start of a block: a toggle. One is a quotation, two are a quotation in a quotation. */
export const toggleTransformer: ElementTransformer = {
  type: "element",
  dependencies: [ToggleNode],
  regExp: /^>>>\s/,
  replace: (block) => {
    if (!$isEditorBlock(block) || !$mayBeInFrame(block)) return false;
    $putIntoFrame(block, "toggle");
    return true;
  },
  export: () => null,
};
