import { $isCodeNode } from "@lexical/code-core";
import { $isHorizontalRuleNode } from "@lexical/extension";
import { $getRoot, registerEventListener, type LexicalEditor } from "lexical";
import { $addParagraphBelow } from "../blocks/add-paragraph-below.ts";

/**
 * Places the caret at the end of the text after a click below it; in a new paragraph behind a block of code or a divider.
 * Browsers place it somewhere in the last line instead. A click that extends or ends a selection keeps that selection.
 */
export function registerClickBelow(editor: LexicalEditor): () => void {
  return editor.registerRootListener((root) => {
    if (root === null) return;
    return registerEventListener(root, "click", (event) => {
      const isSelecting = event.shiftKey || document.getSelection()?.isCollapsed === false;
      const last = root.lastElementChild;
      if (isSelecting || event.target !== root || last === null) return;
      if (event.clientY <= last.getBoundingClientRect().bottom) return;
      editor.update(
        () => {
          const block = $getRoot().getLastChild();
          if ($isCodeNode(block) || $isHorizontalRuleNode(block)) $addParagraphBelow(block);
          else $getRoot().selectEnd();
        },
        { discrete: true },
      );
    });
  });
}
