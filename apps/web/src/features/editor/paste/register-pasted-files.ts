import { DRAG_DROP_PASTE, eventFiles } from "@lexical/rich-text";
import {
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  mergeRegister,
  PASTE_COMMAND,
  type LexicalEditor,
} from "lexical";
import { showToast } from "../../../ui/messages/toasts.ts";
import { LeftOut } from "./left-out.ts";
import { pasteReport } from "./paste-report.ts";

/** Says that files were left out: a page cannot hold the ones that are dropped into it, or pasted without any text. */
export function registerPastedFiles(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const [, files, hasText] = eventFiles(event);
        // Lexical hands the files over, but the browser would insert them as well.
        if (files.length > 0 && !hasText) event.preventDefault();
        return false;
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      DRAG_DROP_PASTE,
      (files) => {
        const leftOut = new LeftOut();
        for (const { type } of files) leftOut.add(type.startsWith("image/") ? "image" : "file");
        const report = pasteReport(leftOut);
        if (report !== null) showToast(report);
        return true;
      },
      COMMAND_PRIORITY_EDITOR,
    ),
  );
}
