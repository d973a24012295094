import { useEffect, useRef, useState } from "react";
import {
  $onUpdate,
  COMMAND_PRIORITY_LOW,
  HISTORY_PUSH_TAG,
  SKIP_DOM_SELECTION_TAG,
  type LexicalEditor,
} from "lexical";
import { inlineMathSource } from "@stemma/document/math/inline-math-word";
import { rangeBox } from "../toolbar/use-floating-position.ts";
import type { Box } from "../toolbar/place-toolbar.ts";
import {
  $applySource,
  $editedFormula,
  $leaveFormula,
  type EditedFormula,
} from "./edited-formula.ts";
import { editFormulaCommand } from "./inline-formulas.ts";

/** What the form for a formula shows, and what can be done in it. */
interface FormulaFormState {
  readonly edited: EditedFormula | null;
  /** Where the formula is drawn, or will be. */
  readonly boxOf: () => Box | null;
  /** Gives the formula this source, or removes it for an empty one, and closes the form. */
  readonly apply: (source: string, returnsFocus: boolean) => void;
  /** Leaves the formula as it was, and goes back to the text. */
  readonly cancel: () => void;
}

export function useFormulaForm(editor: LexicalEditor): FormulaFormState {
  const [edited, setEdited] = useState<EditedFormula | null>(null);
  const [caret, setCaret] = useState<Range | null>(null);
  // The form loses the focus once more while it closes.
  const isOpenRef = useRef(false);
  useEffect(
    () =>
      editor.registerCommand(
        editFormulaCommand,
        (key) => {
          if ($editedFormula(key) === null) return false;
          // The text around a new formula, and the caret, are in their places only then.
          $onUpdate(() => {
            isOpenRef.current = true;
            setCaret(selectedRange());
            setEdited(editor.read("latest", () => $editedFormula(key)));
          });
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );

  const close = (source: string | null, returnsFocus: boolean): void => {
    if (edited === null || !isOpenRef.current) return;
    isOpenRef.current = false;
    setEdited(null);
    if (source !== null && source !== edited.source) {
      // A change after which the focus is elsewhere leaves the selection of the document alone.
      const tag = returnsFocus ? HISTORY_PUSH_TAG : [HISTORY_PUSH_TAG, SKIP_DOM_SELECTION_TAG];
      editor.update(() => $applySource(edited, source), { tag, discrete: true });
    }
    if (!returnsFocus) return;
    if (source === edited.source || source === null) {
      editor.update(() => $leaveFormula(edited), { discrete: true });
    }
    editor.focus();
  };
  return {
    edited,
    boxOf: () => {
      const element = edited?.key == null ? null : editor.getElementByKey(edited.key);
      return element?.getBoundingClientRect() ?? (caret && rangeBox(caret));
    },
    apply: (entered, returnsFocus) => close(inlineMathSource(entered), returnsFocus),
    cancel: () => close(null, true),
  };
}

function selectedRange(): Range | null {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  return selection.getRangeAt(0).cloneRange();
}
