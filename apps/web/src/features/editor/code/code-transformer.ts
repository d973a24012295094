import type { ElementTransformer } from "@lexical/markdown";
import { $addUpdateTag } from "lexical";
import { $isCodeBlockNode, CodeBlockNode } from "@stemma/document/code/code-block-node";
import { isLanguage } from "@stemma/document/language";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $mayBecome } from "../markdown/may-become.ts";
import { drawnLanguages } from "../paste/block-collector.ts";
import { conversionTags } from "../typing/conversion-tag.ts";

/** Three backticks, with or without the name of a language, and a space or Enter: a block of code, or a diagram. */
export const codeTransformer: ElementTransformer = {
  type: "element",
  dependencies: [CodeBlockNode],
  regExp: /^```([^\s`]{0,32}) ?$/,
  triggerOnEnter: true,
  replace: (block, _children, [, name = ""]) => {
    const language = name.toLowerCase();
    const kind = drawnLanguages.get(language) ?? "codeBlock";
    if (!$mayBecome(block, kind)) return false;
    const code = $setBlockKind(block, kind);
    if ($isCodeBlockNode(code) && isLanguage(language)) code.setLanguage(language);
    conversionTags.forEach($addUpdateTag);
    return true;
  },
  export: () => null,
};
