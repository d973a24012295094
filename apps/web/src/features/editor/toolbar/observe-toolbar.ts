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
import { $selectionFormat, type SelectionFormat } from "../formatting/selection-format.ts";

/** Marks everything that belongs to the toolbar: focus that goes there has not left the editor. */
export const toolbarAttribute = "data-editor-toolbar";

/** What the toolbar shows, and whether the keyboard asked for it; `null` while it is hidden. */
export type ToolbarState = { readonly format: SelectionFormat; readonly isAsked: boolean } | null;

/**
 * Tells when the toolbar is to be shown, and what it shows: while text is selected and the editor has the focus, but not
 * while the pointer still selects; and on Alt+F10 wherever the caret is. Escape hides it until the selection changes.
 * An ordinary key costs nothing here: nothing is read while the selection is a caret.
 */
export function observeToolbar(
  editor: LexicalEditor,
  onState: (state: ToolbarState) => void,
): () => void {
  let isPointing = false;
  let isDismissed = false;
  let isAsked = false;
  // Between Alt+F10 and the focus that it moves, what was typed before may still arrive.
  let hasArrived = false;

  const tell = (): void => {
    hasArrived ||= hasToolbarFocus();
    const mayShow = !isPointing && !isDismissed && hasFocus(editor);
    if (!mayShow) isAsked = false;
    const format = mayShow ? editor.read("latest", () => $shownFormat(isAsked)) : null;
    onState(format === null ? null : { format, isAsked });
  };
  const release = (): void => {
    if (!isPointing) return;
    isPointing = false;
    // The browser reports the selection that a click makes after the click.
    setTimeout(tell);
  };
  const listen = (root: HTMLElement): (() => void) =>
    mergeRegister(
      registerEventListener(root, "pointerdown", () => {
        isPointing = true;
        tell();
      }),
      registerEventListener(document, "pointerup", release),
      // A finger that begins to select or to scroll is taken over by the system.
      registerEventListener(document, "pointercancel", release),
      registerEventListener(document, "focusin", tell),
      registerEventListener(root, "blur", () => setTimeout(tell)),
    );

  return mergeRegister(
    editor.registerUpdateListener(({ editorState, prevEditorState, dirtyLeaves }) => {
      const hasMoved = editorState.read($getSelection) !== prevEditorState.read($getSelection);
      if (!hasMoved && dirtyLeaves.size === 0) return;
      isDismissed = false;
      if (isAsked && hasArrived && dirtyLeaves.size > 0) isAsked = hasToolbarFocus();
      tell();
    }),
    editor.registerRootListener((root) => (root === null ? undefined : listen(root))),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (event.key !== "F10" || !event.altKey) return false;
        event.preventDefault();
        isAsked = true;
        hasArrived = false;
        isDismissed = false;
        tell();
        return true;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      () => {
        isDismissed = true;
        tell();
        return false;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

function $shownFormat(isAsked: boolean): SelectionFormat | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return isAsked || !selection.isCollapsed() ? $selectionFormat() : null;
}

function hasFocus(editor: LexicalEditor): boolean {
  const root = editor.getRootElement();
  return root !== null && (root.contains(document.activeElement) || hasToolbarFocus());
}

function hasToolbarFocus(): boolean {
  return document.activeElement?.closest(`[${toolbarAttribute}]`) != null;
}
