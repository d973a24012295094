import { Toolbar } from "@base-ui/react/toolbar";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import type { LexicalEditor } from "lexical";
import { FormatButton } from "./format-button.tsx";
import { FormatGroup } from "./format-group.tsx";
import { observeToolbar, toolbarAttribute, type ToolbarState } from "./observe-toolbar.ts";
import { TextTypeSelect } from "./text-type-select.tsx";
import { useToolbarPlace } from "./use-toolbar-place.ts";
import styles from "./floating-toolbar.module.css";

/** What can be done to the selected text, floating above it. Specification, section 2, "Body editor". */
export function FloatingToolbar({ editor }: { readonly editor: LexicalEditor }) {
  const [state, setState] = useState<ToolbarState>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => observeToolbar(editor, setState), [editor]);
  useToolbarPlace(ref, state, editor.getRootElement());
  const isAsked = state?.isAsked ?? false;
  useEffect(() => {
    if (isAsked) ref.current?.querySelector("button")?.focus();
  }, [isAsked]);
  if (state === null) return null;

  const backToText = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    editor.focus();
  };
  const { format } = state;
  const shared = { editor, format };
  return createPortal(
    <Toolbar.Root
      ref={ref}
      className={styles["toolbar"]}
      aria-label="Formatting"
      {...{ [toolbarAttribute]: "" }}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={backToText}
    >
      <TextTypeSelect editor={editor} kind={format.kind} />
      <FormatGroup label="Text">
        <FormatButton {...shared} action="bold" />
        <FormatButton {...shared} action="italic" />
        <FormatButton {...shared} action="underline" />
      </FormatGroup>
      <FormatGroup label="Alignment">
        <FormatButton {...shared} action="left" />
        <FormatButton {...shared} action="center" />
        <FormatButton {...shared} action="right" />
        <FormatButton {...shared} action="justify" />
      </FormatGroup>
      <FormatGroup label="Indent">
        <FormatButton {...shared} action="indent" />
        <FormatButton {...shared} action="outdent" />
      </FormatGroup>
      <FormatGroup label="Clear">
        <FormatButton {...shared} action="clear" />
      </FormatGroup>
    </Toolbar.Root>,
    document.body,
  );
}
