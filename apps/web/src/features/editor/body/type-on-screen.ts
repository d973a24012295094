import { $getRoot, INSERT_PARAGRAPH_COMMAND, type LexicalEditor } from "lexical";

/** The height of the two bars, which cover the text that is scrolled under them. In pixels; the tokens have it in parts. */
const barsPx = 88;

/** Puts the caret before the first block that begins on screen, or before the first block of all, and types the lines there. */
export function $typeOnScreen(editor: LexicalEditor, typed: string): void {
  const onScreen = $getRoot()
    .getChildren()
    .find((block) => {
      const element = editor.getElementByKey(block.getKey());
      const top = element?.getBoundingClientRect().top ?? Number.NaN;
      return top >= barsPx && top < window.innerHeight;
    });
  const selection = (onScreen ?? $getRoot()).selectStart();
  for (const [index, line] of typed.split("\n").entries()) {
    if (index > 0) editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    if (line !== "") selection.insertText(line);
  }
}
