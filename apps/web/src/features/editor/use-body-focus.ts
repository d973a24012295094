import { useRef, useState, type RefObject } from "react";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { BodyEditorHandle } from "./body-editor-handle.ts";
import { awaitedCaret } from "../../lib/keys/awaited-caret.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";

interface BodyFocus {
  readonly editor: RefObject<BodyEditorHandle | null>;
  /** Moves the focus into the body and types `typed` there. Until the editor is mounted, keys are kept for it. */
  readonly focusBody: (typed: string) => void;
  /** Called when the editor is mounted: focuses it if the writer waits for it. */
  readonly onEditorReady: () => void;
}

/**
 * Moves the writer's focus into the body: from the title, and when editing was just turned on (`useStartEditing` keeps
 * the keys from then on).
 */
export function useBodyFocus(draft: Draft): BodyFocus {
  const editor = useRef<BodyEditorHandle>(null);
  // In a draft without a title, the title field gets the focus and the keys, unless a template says where to begin.
  const [caret] = useState(awaitedCaret.get);
  const isExpected = useRef((draft.pageTitle !== "" || caret != null) && typedAhead.isWaiting());
  return {
    editor,
    focusBody: (typed) => {
      if (editor.current !== null) return editor.current.focus(typed.trimStart());
      isExpected.current = true;
      typedAhead.begin(typed);
    },
    onEditorReady: () => {
      if (isExpected.current) editor.current?.focus(typedAhead.take().trimStart(), caret);
      isExpected.current = false;
      awaitedCaret.clear();
    },
  };
}
