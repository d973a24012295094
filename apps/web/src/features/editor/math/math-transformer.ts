import type { ElementTransformer } from "@lexical/markdown";
import { $addUpdateTag } from "lexical";
import { MathNode } from "@stemma/document/math/math-node";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $mayBecome } from "../markdown/may-become.ts";
import { conversionTags } from "../typing/conversion-tag.ts";

/** Two dollar signs, and a space or Enter: a formula. */
export const mathTransformer: ElementTransformer = {
  type: "element",
  dependencies: [MathNode],
  regExp: /^\$\$ ?$/,
  triggerOnEnter: true,
  replace: (block) => {
    if (!$mayBecome(block, "math")) return false;
    $setBlockKind(block, "math");
    conversionTags.forEach($addUpdateTag);
    return true;
  },
  export: () => null,
};
