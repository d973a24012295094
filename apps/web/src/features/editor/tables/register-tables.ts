import { registerTableSelectionObserver, setScrollableTablesActive } from "@lexical/table";
import { mergeRegister, type LexicalEditor } from "lexical";
import { registerCanonicalTables } from "./register-canonical-tables.ts";

/**
 * Keeps tables in the form of the page. Arrows, selections over several cells, and what erases and copies them, are Lexical's;
 * Tab is in `registerTabKey`.
 */
export function registerTables(editor: LexicalEditor): () => void {
  setScrollableTablesActive(editor, true);
  return mergeRegister(
    registerCanonicalTables(editor),
    registerTableSelectionObserver(editor, false),
  );
}
