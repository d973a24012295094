/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a textarea cannot hold rich text. */
import { useId, type Ref } from "react";
import type { PageBody } from "@stemma/document/format";
import type { BodyEditorHandle } from "./body-editor-handle.ts";
import { SlashMenu } from "./slash-menu/slash-menu.tsx";
import { FloatingToolbar } from "./toolbar/floating-toolbar.tsx";
import { useBodyEditor } from "./use-body-editor.ts";
import styles from "./live-editor.module.css";

interface LiveEditorProps {
  readonly initialBody: PageBody;
  readonly onChange: (readBody: () => PageBody) => void;
  /** Called with every body that the handle puts in. */
  readonly onReplaced: (body: PageBody) => void;
  readonly handleRef: Ref<BodyEditorHandle> | undefined;
  readonly label: string;
}

/**
 * The text and its popups, which are `position: fixed`: no ancestor may have a transform. Rethrows errors of editor
 * updates during render, for the error boundary.
 */
export function LiveEditor({ label, ...props }: LiveEditorProps) {
  const hintId = useId();
  const { editor, rootRef, error } = useBodyEditor(props);
  if (error !== null) throw error;
  return (
    <>
      <div
        ref={rootRef}
        className={`page-body ${styles["surface"]}`}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-describedby={hintId}
        aria-placeholder="Start writing or press '/ ' for commands..."
        autoCapitalize="sentences"
        spellCheck
      />
      <p id={hintId} hidden>
        Tab indents. To leave the text, press Escape, then Tab. Alt and F10 lead to the formatting
        toolbar; a slash opens the menu of blocks.
      </p>
      <FloatingToolbar editor={editor} />
      <SlashMenu editor={editor} />
    </>
  );
}
