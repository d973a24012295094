import type { LexicalEditor, NodeKey } from "lexical";
import { $isMathNode } from "@stemma/document/math/math-node";
import { $selectedCode } from "./code-blocks.ts";
import { useAtCaret } from "../blocks/use-at-caret.ts";

/** The block of code with the caret or the selection. */
export interface ShownCode {
  readonly key: NodeKey;
  readonly language: string | null;
}

/**
 * The block of code that the caret is in, as of the last update; `null` outside of code. It stays while the text has no focus.
 */
export function useShownCode(editor: LexicalEditor): ShownCode | null {
  return useAtCaret(editor, $shownCode);
}

function $shownCode(): ShownCode | null {
  const code = $selectedCode()?.code;
  return code === undefined || $isMathNode(code)
    ? null
    : { key: code.getKey(), language: code.getLanguage() ?? null };
}
