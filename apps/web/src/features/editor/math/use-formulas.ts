import { useLayoutEffect } from "react";
import {
  $getNodeByKey,
  mergeRegister,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { InlineMathNode } from "@stemma/document/math/inline-math-node";
import { $isMathNode, MathNode } from "@stemma/document/math/math-node";
import { showFormulas, showKnownFormula } from "../../../ui/math/load-formulas.ts";
import { createIdleTask } from "../../../lib/time/create-idle-task.ts";
import { $selectedCode } from "../code/code-blocks.ts";

/** How long after the last change a formula is drawn again, in milliseconds. */
const delayMs = 80;

/**
 * Draws the formulas in the editor, and again when their sources change. What draws them is loaded with the first one. The class
 * `math-open` shows the source of the formula that the selection lies in.
 */
export function useFormulas(editor: LexicalEditor): void {
  useLayoutEffect(() => {
    const changed = new Set<NodeKey>();
    const task = createIdleTask(delayMs);
    const draw = (): void => {
      showFormulas([...changed].flatMap((key) => editor.getElementByKey(key) ?? []));
      changed.clear();
    };
    const note = (key: NodeKey): void => {
      showKnownFormula(editor.getElementByKey(key));
      changed.add(key);
      task.schedule(draw);
    };
    let open: HTMLElement | null = null;
    const show = (state: EditorState): void => {
      const code = state.read($selectedCode)?.code;
      const shown = $isMathNode(code) ? editor.getElementByKey(code.getKey()) : null;
      if (shown === open) return;
      open?.classList.remove("math-open");
      shown?.classList.add("math-open");
      open = shown;
    };
    const stop = mergeRegister(
      ...[MathNode, InlineMathNode].map((kind) =>
        editor.registerMutationListener(kind, (mutations) => {
          for (const key of mutations.keys()) note(key);
        }),
      ),
      editor.registerUpdateListener(({ dirtyElements, editorState }) => {
        // A text that only changes tells no mutation of its block.
        editorState.read(() => {
          for (const key of dirtyElements.keys()) if ($isMathNode($getNodeByKey(key))) note(key);
        });
        show(editorState);
      }),
    );
    return () => {
      stop();
      task.cancel();
    };
  }, [editor]);
}
