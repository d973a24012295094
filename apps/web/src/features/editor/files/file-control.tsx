import { useRef } from "react";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import {
  $isFileNode,
  $setFileAttributes,
  type FileNode,
  type ImageNode,
} from "@stemma/document/files/file-node";
import { $addParagraphBelow } from "../blocks/add-paragraph-below.ts";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { FileButtons } from "./file-buttons.tsx";
import { useShownFile } from "./use-shown-file.ts";
import styles from "./file-control.module.css";

/** What can be done with the picture or the file that the caret is at. */
export function FileControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownFile(editor);
  const ref = useRef<HTMLDivElement>(null);
  usePlaceAtNode(editor, shown?.key ?? null, ref, placeOnUpperEdge);
  if (shown === null) return null;
  const { key, attributes } = shown;
  const change = ($change: (node: ImageNode | FileNode) => void): void =>
    editor.update(
      () => {
        const node = $getNodeByKey(key);
        if ($isFileNode(node)) $change(node);
      },
      { tag: HISTORY_PUSH_TAG },
    );
  return (
    <div ref={ref} className={styles["control"]}>
      <FileButtons
        key={key}
        shown={shown}
        onSpan={(span) => {
          const { span: _before, ...others } = attributes;
          change((node) =>
            $setFileAttributes(node, span === undefined ? others : { ...others, span }),
          );
          editor.focus();
        }}
        onAltText={(text) => {
          const altText = text.trim();
          if (altText === (attributes.altText ?? "")) return;
          change((node) => $setFileAttributes(node, { ...attributes, altText }));
        }}
        onDescribed={() => editor.focus()}
        onRemove={() => {
          change((node) => {
            $addParagraphBelow(node);
            node.remove();
          });
          editor.focus();
        }}
      />
    </div>
  );
}

/** On the upper edge, at its end. */
function placeOnUpperEdge(element: HTMLElement, control: HTMLElement) {
  const box = (element.firstElementChild ?? element).getBoundingClientRect();
  const left = Math.min(box.right - 10, window.innerWidth - 8) - control.offsetWidth;
  return { left: Math.max(8, left), top: box.top - control.offsetHeight / 2 };
}
