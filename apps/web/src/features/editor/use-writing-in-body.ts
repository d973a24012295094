import { useRef, type RefObject } from "react";
import type { Draft } from "@stemma/contract/shapes";
import type { BodyEditorHandle } from "./body-editor-handle.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";

interface WritingInBody {
  readonly editor: RefObject<BodyEditorHandle | null>;
  /** Moves the focus into the body and types `typed` there. Until the editor is mounted, keys are kept for it. */
  readonly write: (typed: string) => void;
  /** Called when the editor is mounted: focuses it if the writer waits for it. */
  readonly begin: () => void;
}

/**
 * Moves the writer's focus into the body: from the title, and when editing was just turned on (`useStartEditing` keeps
 * the keys from then on).
 */
export function useWritingInBody(draft: Draft): WritingInBody {
  const editor = useRef<BodyEditorHandle>(null);
  // In a draft without a title, the title field gets the focus and the keys.
  const isExpected = useRef(draft.pageTitle !== "" && typedAhead.isWaiting());
  return {
    editor,
    write: (typed) => {
      if (editor.current !== null) return editor.current.focus(typed.trimStart());
      isExpected.current = true;
      typedAhead.begin(typed);
    },
    begin: () => {
      if (isExpected.current) editor.current?.focus(typedAhead.take().trimStart());
      isExpected.current = false;
    },
  };
}
