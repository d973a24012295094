import { useEffect, useState } from "react";
import type { LexicalEditor, NodeKey } from "lexical";
import { $isMathNode } from "@stemma/document/math/math-node";
import { $selectedCode } from "./code-blocks.ts";

/** The block of code with the caret or the selection. */
export interface ShownCode {
  readonly key: NodeKey;
  readonly language: string | null;
}

/**
 * The block of code that the caret is in, as of the last update; `null` outside of code. It stays while the text has no focus.
 */
export function useShownCode(editor: LexicalEditor): ShownCode | null {
  const [shown, setShown] = useState<ShownCode | null>(null);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($shownCode);
        setShown((last) =>
          last?.key === next?.key && last?.language === next?.language ? last : next,
        );
      }),
    [editor],
  );
  return shown;
}

function $shownCode(): ShownCode | null {
  const code = $selectedCode()?.code;
  return code === undefined || $isMathNode(code)
    ? null
    : { key: code.getKey(), language: code.getLanguage() ?? null };
}
