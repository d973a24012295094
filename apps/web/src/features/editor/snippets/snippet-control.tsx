import { useRef } from "react";
import {
  $getSelection,
  $isNodeSelection,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { $isSnippetNode } from "@stemma/document/snippets/snippet-node";
import { useAtCaret } from "../blocks/use-at-caret.ts";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { SnippetButtons } from "./snippet-buttons.tsx";
import { $detachSnippet, $removeSnippet, $showSnippet } from "./snippet-edits.ts";
import styles from "./snippet-control.module.css";

/** What can be done with the snippet that is selected. */
export function SnippetControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useAtCaret(editor, $selectedSnippet);
  const ref = useRef<HTMLDivElement>(null);
  usePlaceAtNode(editor, shown?.key ?? null, ref, placeOnUpperEdge);
  if (shown === null) return null;
  const { key, snippet } = shown;
  const change = ($change: () => void): void => {
    editor.update($change, { tag: HISTORY_PUSH_TAG });
    editor.focus();
  };
  return (
    <div ref={ref} className={styles["control"]}>
      <SnippetButtons
        key={key}
        snippet={snippet}
        onShow={(other) => change(() => $showSnippet(key, other))}
        onDetach={(text) => change(() => $detachSnippet(key, text))}
        onRemove={() => change(() => $removeSnippet(key))}
      />
    </div>
  );
}

interface SelectedSnippet {
  readonly key: NodeKey;
  readonly snippet: SnippetAttributes;
}

/** The snippet, if nothing else is selected. */
function $selectedSnippet(): SelectedSnippet | null {
  const selection = $getSelection();
  if (!$isNodeSelection(selection)) return null;
  const [node, ...others] = selection.getNodes();
  const snippet = $isSnippetNode(node) ? node.getSnippet() : null;
  if (node === undefined || snippet === null || others.length > 0) return null;
  return { key: node.getKey(), snippet };
}

/** On the upper edge, at its end. */
function placeOnUpperEdge(element: HTMLElement, control: HTMLElement) {
  const box = element.getBoundingClientRect();
  const left = Math.min(box.right, window.innerWidth - 8) - control.offsetWidth;
  return { left: Math.max(8, left), top: box.top - control.offsetHeight - 4 };
}
