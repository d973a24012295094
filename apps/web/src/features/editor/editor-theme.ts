import type { EditorThemeClasses } from "lexical";

/** The class names that `ui/styles/page-body.css` styles in the editor, where the read view has tags. */
export const editorTheme: EditorThemeClasses = {
  tab: "tab",
  text: { bold: "bold", italic: "italic", underline: "underline" },
};
