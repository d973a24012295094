import { useEffect } from "react";
import { $getNodeByKey, mergeRegister, type LexicalEditor, type NodeKey } from "lexical";
import { $isCodeBlockNode, CodeBlockNode } from "@stemma/document/code/code-block-node";
import { colorCode } from "../../../ui/code/color-code.ts";
import { uncolorCode } from "../../../ui/code/draw-code-colors.ts";
import { createIdleTask } from "../../../lib/time/create-idle-task.ts";

/** How long after the last change code is coloured again, in milliseconds. */
const delayMs = 80;

/** Colours the blocks of code in the editor, and again when they change. The colours are loaded with the first one. */
export function useCodeColors(editor: LexicalEditor): void {
  useEffect(() => {
    const changed = new Set<NodeKey>();
    const task = createIdleTask(delayMs);
    const drawn = new Map<NodeKey, HTMLElement>();
    const color = (): void => {
      for (const key of changed) {
        const element = editor.getElementByKey(key);
        const before = drawn.get(key);
        if (before !== undefined && before !== element) uncolorCode(before);
        if (element === null) drawn.delete(key);
        else {
          drawn.set(key, element);
          // Without a connection the code stays plain.
          colorCode(element).catch(() => undefined);
        }
      }
      changed.clear();
    };
    const note = (key: NodeKey): void => {
      changed.add(key);
      task.schedule(color);
    };
    const stop = mergeRegister(
      editor.registerMutationListener(CodeBlockNode, (mutations) => {
        for (const key of mutations.keys()) note(key);
      }),
      // A text that only changes tells no mutation of its block.
      editor.registerUpdateListener(({ dirtyElements, editorState }) => {
        if (drawn.size === 0) return;
        editorState.read(() => {
          for (const key of dirtyElements.keys())
            if ($isCodeBlockNode($getNodeByKey(key))) note(key);
        });
      }),
    );
    return () => {
      stop();
      task.cancel();
      for (const element of drawn.values()) uncolorCode(element);
    };
  }, [editor]);
}
