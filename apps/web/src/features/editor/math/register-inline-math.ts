import {
  $getNearestNodeFromDOMNode,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  KEY_ENTER_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { inlineMathClass } from "@stemma/document/math/inline-math-html";
import { $isInlineMathNode, InlineMathNode } from "@stemma/document/math/inline-math-node";
import { $selectedFormula, editFormulaCommand } from "./inline-formulas.ts";
import { registerTypedFormulas } from "./register-typed-formulas.ts";

/**
 * Formulas in a line: made of what is typed between dollar signs, and opened by a click, or by Enter where nothing else is
 * selected. One without a source would not be stored.
 */
export function registerInlineMath(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerTypedFormulas(editor),
    editor.registerNodeTransform(InlineMathNode, (node) => {
      if (node.getSource() === "") node.remove();
    }),
    editor.registerCommand(CLICK_COMMAND, (event) => $open(editor, event), COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        const formula = event?.shiftKey === true ? null : $selectedFormula();
        if (formula === null) return false;
        event?.preventDefault();
        return editor.dispatchCommand(editFormulaCommand, formula.getKey());
      },
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

function $open(editor: LexicalEditor, event: MouseEvent): boolean {
  const { target } = event;
  const shown = target instanceof Element ? target.closest(`.${inlineMathClass}`) : null;
  const formula = shown && $getNearestNodeFromDOMNode(shown);
  if (!$isInlineMathNode(formula) || event.shiftKey) return false;
  return editor.dispatchCommand(editFormulaCommand, formula.getKey());
}
