import { useRef, type RefObject } from "react";
import type { Draft } from "@stemma/contract/shapes";
import type { BodyEditorHandle } from "../../features/editor/body-editor-handle.ts";
import { typedAhead } from "../../lib/typed-ahead.ts";

interface WritingInBody {
  readonly editor: RefObject<BodyEditorHandle | null>;
  /** Leads the writer into the body, with what they typed for it. Before the editor is there, the keys are kept for it. */
  readonly write: (typed: string) => void;
  /** The editor is there: leads the writer into it if they are expected. */
  readonly begin: () => void;
}

/** The writer's way into the body: from the title, and when editing was just turned on (`useStartEditing` keeps the keys from then on). */
export function useWritingInBody(draft: Draft): WritingInBody {
  const editor = useRef<BodyEditorHandle>(null);
  // A draft without a title begins with the title, which takes the keys.
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
