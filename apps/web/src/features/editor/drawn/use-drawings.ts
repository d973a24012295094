import { useLayoutEffect } from "react";
import {
  $getNodeByKey,
  mergeRegister,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { DiagramNode } from "@stemma/document/diagrams/diagram-node";
import { $isDrawnNode } from "@stemma/document/drawn/drawn-node";
import type { DrawnKind } from "@stemma/document/make-block";
import { InlineMathNode } from "@stemma/document/math/inline-math-node";
import { MathNode } from "@stemma/document/math/math-node";
import { showDiagrams, showKnownDiagram } from "../../../ui/diagrams/load-diagrams.ts";
import { showFormulas, showKnownFormula } from "../../../ui/math/load-formulas.ts";
import { createIdleTask, type IdleTask } from "../../../lib/time/create-idle-task.ts";
import { $selectedCode } from "../code/code-blocks.ts";

/** How a kind is drawn, and how long after the last change, in milliseconds. */
const drawers = {
  math: { show: showFormulas, showKnown: showKnownFormula, delayMs: 80 },
  diagram: { show: showDiagrams, showKnown: showKnownDiagram, delayMs: 250 },
} as const;

/**
 * Draws the formulas and diagrams in the editor, and again when their sources change. What draws them is loaded with the first one. The
 * class `math-open`, or `diagram-open`, shows the source of the one that the selection lies in.
 */
export function useDrawings(editor: LexicalEditor): void {
  useLayoutEffect(() => {
    const redrawing = { math: redrawer(editor, "math"), diagram: redrawer(editor, "diagram") };
    let open: { readonly figure: HTMLElement; readonly name: string } | null = null;
    const show = (state: EditorState): void => {
      const code = state.read($selectedCode)?.code;
      const figure = $isDrawnNode(code) ? editor.getElementByKey(code.getKey()) : null;
      if (figure === (open?.figure ?? null)) return;
      open?.figure.classList.remove(open.name);
      open = figure !== null && $isDrawnNode(code) ? { figure, name: `${code.kind}-open` } : null;
      open?.figure.classList.add(open.name);
    };
    const stop = mergeRegister(
      ...[MathNode, InlineMathNode].map((kind) =>
        editor.registerMutationListener(kind, (mutations) => {
          for (const key of mutations.keys()) redrawing.math.note(key);
        }),
      ),
      editor.registerMutationListener(DiagramNode, (mutations) => {
        for (const key of mutations.keys()) redrawing.diagram.note(key);
      }),
      editor.registerUpdateListener(({ dirtyElements, editorState }) => {
        // A text that only changes tells no mutation of its block.
        editorState.read(() => {
          for (const key of dirtyElements.keys()) {
            const node = $getNodeByKey(key);
            if ($isDrawnNode(node)) redrawing[node.kind].note(key);
          }
        });
        show(editorState);
      }),
    );
    return () => {
      stop();
      redrawing.math.task.cancel();
      redrawing.diagram.task.cancel();
    };
  }, [editor]);
}

/** Draws the changed rows of a kind, all together and a little later; those that are known at once. */
function redrawer(
  editor: LexicalEditor,
  kind: DrawnKind,
): { readonly note: (key: NodeKey) => void; readonly task: IdleTask } {
  const { show, showKnown, delayMs } = drawers[kind];
  const changed = new Set<NodeKey>();
  const task = createIdleTask(delayMs);
  const draw = (): void => {
    show([...changed].flatMap((key) => editor.getElementByKey(key) ?? []));
    changed.clear();
  };
  return {
    task,
    note: (key) => {
      showKnown(editor.getElementByKey(key));
      changed.add(key);
      task.schedule(draw);
    },
  };
}
