import { createCommand, type LexicalCommand } from "lexical";

/** Opens the browser's window to choose pictures, or any files, that are uploaded then. */
export const CHOOSE_FILES_COMMAND: LexicalCommand<"image" | "file"> =
  createCommand("CHOOSE_FILES_COMMAND");
