import type { LexicalEditor } from "lexical";
import { formattingActions, type FormattingActionName } from "../formatting/formatting-actions.ts";

/** Runs a toolbar command. Keeps the focus where it is: in the text, or on the focused button. */
export function runFormatting(editor: LexicalEditor, name: FormattingActionName): void {
  const focused = document.activeElement;
  editor.update(formattingActions[name].$run, { discrete: true });
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
}
