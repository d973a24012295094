import {
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HIGHLIGHT,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  registerMarkdownShortcuts,
  STRIKETHROUGH,
  type ElementTransformer,
  type Transformer,
} from "@lexical/markdown";
import { HeadingNode } from "@lexical/rich-text";
import { mergeRegister, type LexicalEditor } from "lexical";
import type { TextKind } from "@stemma/document/make-block";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { dividerTransformer } from "../dividers/divider-transformer.ts";
import { codeTransformer } from "../code/code-transformer.ts";
import { mathTransformer } from "../math/math-transformer.ts";
import { toggleTransformer } from "../toggles/toggle-transformer.ts";
import { listTransformers } from "./list-transformers.ts";
import { $mayBecome } from "./may-become.ts";
import { registerTypedBoxes } from "./register-typed-boxes.ts";
import { typingOnly } from "./typing-only.ts";

/** The kind of block for this many number signs. The format has three levels of headings. */
const kinds: readonly TextKind[] = ["paragraph", "h1", "h2", "h3"];

/** `# `, `## ` and `### ` at the start of a block. The block keeps its id, alignment and indent. */
const heading: ElementTransformer = {
  type: "element",
  dependencies: [HeadingNode],
  regExp: /^(#{1,3})\s/,
  replace: (block, _children, [, signs = ""]) => {
    const kind = kinds[signs.length] ?? "paragraph";
    if (!$mayBecome(block, kind)) return false;
    $setBlockKind(block, kind);
    return true;
  },
  export: () => null,
};

/** Of two signs that begin alike, the longer one comes first. */
const transformers: Transformer[] = [
  heading,
  ...listTransformers,
  toggleTransformer,
  codeTransformer,
  mathTransformer,
  dividerTransformer,
  INLINE_CODE,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  STRIKETHROUGH,
  HIGHLIGHT,
];

/**
 * Turns Markdown into formatting when its last character is typed: the marks of the format (`**bold**`, `*italic*`,
 * `_italic_`, `~~struck~~`, `==highlighted==`, `` `code` ``), headings, lists, quotations, toggles, blocks of code, formulas and dividers. Of
 * these, the blocks never in a cell of a table, which holds paragraphs alone. Never in text with the mark code, inside an
 * address, or while an input method composes.
 */
export function registerMarkdown(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerMarkdownShortcuts(typingOnly(editor), transformers),
    registerTypedBoxes(editor),
  );
}
