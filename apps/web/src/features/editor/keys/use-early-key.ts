import { useCallback, useLayoutEffect, useRef } from "react";
import type { LexicalEditor } from "lexical";
import { holdEarlyKey } from "./hold-early-key.ts";

/**
 * Holds a key that is meant for a part which has not loaded yet. Returns a function, always the same one, to call when the parts
 * listen to the editor: it gives them the key.
 */
export function useEarlyKey(editor: LexicalEditor): () => void {
  const releaseRef = useRef(() => {});
  // Before the effects of the parts, which can be there at once.
  useLayoutEffect(() => {
    const { stop, release } = holdEarlyKey(editor);
    releaseRef.current = release;
    return stop;
  }, [editor]);
  return useCallback(() => releaseRef.current(), []);
}
