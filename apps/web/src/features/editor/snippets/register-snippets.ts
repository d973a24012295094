import {
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  isDOMNode,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isSnippetNode } from "@stemma/document/snippets/snippet-node";

/** Marks the snippets that are selected. A click selects one, as `registerDividers` does, and follows no link in it. */
export function registerSnippets(editor: LexicalEditor): () => void {
  let marked: readonly HTMLElement[] = [];
  return mergeRegister(
    editor.registerUpdateListener(({ editorState }) => {
      const selected = editorState.read(() => {
        const selection = $getSelection();
        const nodes = $isNodeSelection(selection) ? selection.getNodes() : [];
        return nodes.flatMap((node) =>
          $isSnippetNode(node) ? (editor.getElementByKey(node.getKey()) ?? []) : [],
        );
      });
      for (const element of marked) element.classList.remove("snippet-selected");
      for (const element of selected) element.classList.add("snippet-selected");
      marked = selected;
    }),
    editor.registerCommand(
      CLICK_COMMAND,
      (event) => {
        const { target, ctrlKey, metaKey } = event;
        const node = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
        const isLink = target instanceof Element && target.closest("a") !== null;
        if ($isSnippetNode(node) && isLink && !ctrlKey && !metaKey) event.preventDefault();
        return false;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}
