import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  mergeRegister,
  registerEventListener,
  type LexicalEditor,
} from "lexical";
import { isToolbarKey } from "./toolbar-key.ts";
import { $selectionFormat, type SelectionFormat } from "../formatting/selection-format.ts";

/** Marks all elements of the toolbar: focus inside it counts as focus in the editor. */
export const toolbarAttribute = "data-editor-toolbar";

/** The format to show, and whether the writer opened the toolbar by keyboard; `null` while it is hidden. */
export type ToolbarState = {
  readonly format: SelectionFormat;
  readonly isOpenedByKey: boolean;
} | null;

/**
 * Reports when to show the toolbar, and with which format: while text is selected and the editor has the focus, but
 * not during a pointer selection; and after Alt+F10, wherever the caret is. Escape hides it until the selection
 * changes. Plain typing is cheap: a collapsed selection is not read.
 */
export function observeToolbar(
  editor: LexicalEditor,
  onState: (state: ToolbarState) => void,
): () => void {
  let isPointing = false;
  let isDismissed = false;
  let isOpenedByKey = false;
  // Set once the focus has reached the toolbar. Between Alt+F10 and that moment, earlier input can still arrive.
  let hasReachedToolbar = false;

  const report = (): void => {
    hasReachedToolbar ||= hasToolbarFocus();
    const mayShow = !isPointing && !isDismissed && hasFocus(editor);
    if (!mayShow) isOpenedByKey = false;
    const format = mayShow ? editor.read("latest", () => $shownFormat(isOpenedByKey)) : null;
    onState(format === null ? null : { format, isOpenedByKey });
  };
  const endPointing = (): void => {
    if (!isPointing) return;
    isPointing = false;
    // The browser updates the selection after the click event.
    setTimeout(report);
  };
  const listen = (root: HTMLElement): (() => void) =>
    mergeRegister(
      registerEventListener(root, "pointerdown", () => {
        isPointing = true;
        report();
      }),
      registerEventListener(document, "pointerup", endPointing),
      // When a touch becomes a selection or a scroll, the browser sends `pointercancel` instead of `pointerup`.
      registerEventListener(document, "pointercancel", endPointing),
      registerEventListener(document, "focusin", report),
      registerEventListener(root, "blur", () => setTimeout(report)),
    );

  // Text can be selected before this is called.
  report();
  return mergeRegister(
    editor.registerUpdateListener(({ editorState, prevEditorState, dirtyLeaves }) => {
      const hasMoved = editorState.read($getSelection) !== prevEditorState.read($getSelection);
      if (!hasMoved && dirtyLeaves.size === 0) return;
      isDismissed = false;
      if (isOpenedByKey && hasReachedToolbar && dirtyLeaves.size > 0)
        isOpenedByKey = hasToolbarFocus();
      report();
    }),
    editor.registerRootListener((root) => (root === null ? undefined : listen(root))),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!isToolbarKey(event)) return false;
        event.preventDefault();
        isOpenedByKey = true;
        hasReachedToolbar = false;
        isDismissed = false;
        report();
        return true;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      () => {
        isDismissed = true;
        report();
        return false;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

function $shownFormat(isOpenedByKey: boolean): SelectionFormat | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return isOpenedByKey || !selection.isCollapsed() ? $selectionFormat() : null;
}

function hasFocus(editor: LexicalEditor): boolean {
  const root = editor.getRootElement();
  return root !== null && (root.contains(document.activeElement) || hasToolbarFocus());
}

function hasToolbarFocus(): boolean {
  return document.activeElement?.closest(`[${toolbarAttribute}]`) != null;
}
