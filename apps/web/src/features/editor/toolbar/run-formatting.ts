import type { LexicalEditor } from "lexical";
import { formattingActions, type FormattingActionName } from "../formatting/formatting-actions.ts";

/** Runs a toolbar command. Keeps the focus where it is: in the text, or on the focused button. */
export function runFormatting(editor: LexicalEditor, name: FormattingActionName): void {
  runInPlace(editor, formattingActions[name].$run);
}

/** The same for any change of the text. */
export function runInPlace(editor: LexicalEditor, $run: () => void): void {
  const focused = document.activeElement;
  editor.update($run, { discrete: true });
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
}
