import type { LexicalEditor } from "lexical";
import { formattingActions, type FormattingActionName } from "../formatting/formatting-actions.ts";

/** Does what a button of the toolbar says. Focus stays where it is: in the text, or on the button that the keyboard reached. */
export function runFormatting(editor: LexicalEditor, name: FormattingActionName): void {
  const focused = document.activeElement;
  editor.update(formattingActions[name].$run, { discrete: true });
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
}
