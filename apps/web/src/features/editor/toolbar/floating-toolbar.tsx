import { Toolbar } from "@base-ui/react/toolbar";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { LexicalEditor } from "lexical";
import { FormatButton } from "./format-button.tsx";
import { FormatGroup } from "./format-group.tsx";
import { focusToolbar } from "./focus-toolbar.ts";
import { HighlightMenu } from "./highlight-menu.tsx";
import { messages } from "../messages.ts";
import { observeToolbar, toolbarAttribute, type ToolbarState } from "./observe-toolbar.ts";
import { TextTypeSelect } from "./text-type-select.tsx";
import { FormulaButton } from "../math/formula-button.tsx";
import { LinkButton } from "../links/link-button.tsx";
import { selectionBox, useFloatingPosition } from "./use-floating-position.ts";
import styles from "./floating-toolbar.module.css";

/** The formatting toolbar, floating above the selected text. Specification, section 2, "Body editor". */
export function FloatingToolbar({ editor }: { readonly editor: LexicalEditor }) {
  const [state, setState] = useState<ToolbarState>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => observeToolbar(editor, setState), [editor]);
  useFloatingPosition(ref, state, () => selectionBox(editor.getRootElement()));
  const isOpenedByKey = state?.isOpenedByKey ?? false;
  useEffect(() => {
    if (!isOpenedByKey) return undefined;
    return focusToolbar(() => ref.current, editor.getRootElement());
  }, [editor, isOpenedByKey]);
  if (state === null) return null;

  const moveFocus = (event: KeyboardEvent): void => {
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
      aria-label={messages.toolbar.title}
      {...{ [toolbarAttribute]: "" }}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={moveFocus}
    >
      <div className={styles["rows"]}>
        <TextTypeSelect editor={editor} kind={format.kind} />
        <FormatGroup label={messages.toolbar.groups.text}>
          <FormatButton {...shared} action="bold" />
          <FormatButton {...shared} action="italic" />
          <FormatButton {...shared} action="underline" />
        </FormatGroup>
        <FormatGroup label={messages.toolbar.groups.alignment}>
          <FormatButton {...shared} action="left" />
          <FormatButton {...shared} action="center" />
          <FormatButton {...shared} action="right" />
          <FormatButton {...shared} action="justify" />
        </FormatGroup>
        <FormatGroup label={messages.toolbar.groups.indent}>
          <FormatButton {...shared} action="indent" />
          <FormatButton {...shared} action="outdent" />
        </FormatGroup>
        <FormatGroup label={messages.toolbar.groups.clear}>
          <FormatButton {...shared} action="clear" />
        </FormatGroup>
        <FormatGroup label={messages.toolbar.groups.moreText}>
          <FormatButton {...shared} action="strikethrough" />
          <FormatButton {...shared} action="code" />
          <HighlightMenu {...shared} />
          <FormatButton {...shared} action="subscript" />
          <FormatButton {...shared} action="superscript" />
          <LinkButton editor={editor} />
          <FormulaButton editor={editor} />
        </FormatGroup>
      </div>
    </Toolbar.Root>
  );
}
