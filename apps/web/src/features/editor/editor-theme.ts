import type { EditorThemeClasses } from "lexical";

/** The class names under which `ui/page-body.css` draws what the editor marks by class, where the read view has tags. */
export const editorTheme: EditorThemeClasses = {
  tab: "tab",
  text: { bold: "bold", italic: "italic", underline: "underline" },
};
