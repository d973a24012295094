import { Toolbar } from "@base-ui/react/toolbar";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { LexicalEditor } from "lexical";
import { FormatButton } from "./format-button.tsx";
import { FormatGroup } from "./format-group.tsx";
import { leadIntoToolbar } from "./lead-into-toolbar.ts";
import { observeToolbar, toolbarAttribute, type ToolbarState } from "./observe-toolbar.ts";
import { TextTypeSelect } from "./text-type-select.tsx";
import { useToolbarPlace } from "./use-toolbar-place.ts";
import styles from "./floating-toolbar.module.css";

/** The formatting toolbar, floating above the selected text. Specification, section 2, "Body editor". */
export function FloatingToolbar({ editor }: { readonly editor: LexicalEditor }) {
  const [state, setState] = useState<ToolbarState>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => observeToolbar(editor, setState), [editor]);
  useToolbarPlace(ref, state, editor.getRootElement());
  const isAsked = state?.isAsked ?? false;
  useEffect(() => {
    if (!isAsked) return undefined;
    return leadIntoToolbar(() => ref.current, editor.getRootElement());
  }, [editor, isAsked]);
  if (state === null) return null;

  const steer = (event: KeyboardEvent): void => {
    const buttons = ref.current?.querySelectorAll("button");
    if (event.key === "Escape" || event.key === "Tab") editor.focus();
    else if (event.key === "Home") buttons?.[0]?.focus();
    else if (event.key === "End") buttons?.[buttons.length - 1]?.focus();
    else return;
    event.preventDefault();
  };
  const { format } = state;
  const shared = { editor, format };
  return (
    <Toolbar.Root
      ref={ref}
      className={styles["toolbar"]}
      aria-label="Formatting"
      {...{ [toolbarAttribute]: "" }}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={steer}
    >
      <div className={styles["rows"]}>
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
      </div>
    </Toolbar.Root>
  );
}
