import { $getRoot, INSERT_PARAGRAPH_COMMAND, type LexicalEditor } from "lexical";

/** The height in pixels of the two bars, which cover text scrolled under them. The design tokens define it in parts. */
const barsPx = 88;

/**
 * Places the caret at the first block that starts on screen, or at the first block of the page, and inserts the lines
 * there.
 */
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
