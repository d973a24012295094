import { HorizontalRuleNode } from "@lexical/extension";
import type { ElementTransformer } from "@lexical/markdown";
import { $addUpdateTag } from "lexical";
import { $isEditorBlock } from "../blocks/selected-blocks.ts";
import { conversionTags } from "../typing/conversion-tag.ts";
import { $insertDivider } from "./dividers.ts";

/** Three hyphens, asterisks or underscores, and a space or Enter: a divider above the line, which is empty then. */
export const dividerTransformer: ElementTransformer = {
  type: "element",
  dependencies: [HorizontalRuleNode],
  regExp: /^(?:---|—-|\*\*\*|___) ?$/,
  triggerOnEnter: true,
  replace: (block) => {
    if (!$isEditorBlock(block) || !$insertDivider(block)) return false;
    conversionTags.forEach($addUpdateTag);
    return true;
  },
  export: () => null,
};
