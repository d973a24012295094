import type { LexicalEditor, NodeKey } from "lexical";
import { $isCodeBlockNode } from "@stemma/document/code/code-block-node";
import { $selectedCode } from "./code-blocks.ts";
import { useAtCaret } from "../blocks/use-at-caret.ts";

/** The block of code with the caret or the selection. */
export interface ShownCode {
  readonly key: NodeKey;
  readonly language: string | null;
  readonly hasLineNumbers: boolean;
  readonly isWrapped: boolean;
}

/**
 * The block of code that the caret is in, as of the last update; `null` outside of code. It stays while the text has no focus.
 */
export function useShownCode(editor: LexicalEditor): ShownCode | null {
  return useAtCaret(editor, $shownCode);
}

function $shownCode(): ShownCode | null {
  const code = $selectedCode()?.code;
  if (!$isCodeBlockNode(code)) return null;
  const { lineNumbers, wrap } = code.getLook();
  return {
    key: code.getKey(),
    language: code.getLanguage() ?? null,
    hasLineNumbers: lineNumbers === true,
    isWrapped: wrap !== false,
  };
}
