import { createCommand, type LexicalCommand } from "lexical";
import type { BlockId } from "@stemma/document/block-id";

/** Files for the text: dropped, pasted, or chosen in the browser's window. */
export interface ChosenFiles {
  readonly files: readonly File[];
  /** The block below which they shall stand. */
  readonly below: BlockId | null;
  /** What a picture shows, if it is known. */
  readonly altText?: string | undefined;
}

/** Uploads files and puts them into the text. */
export const ADD_FILES_COMMAND: LexicalCommand<readonly ChosenFiles[]> =
  createCommand("ADD_FILES_COMMAND");

/** Opens the browser's window to choose pictures, or any files, that are uploaded then. */
export const CHOOSE_FILES_COMMAND: LexicalCommand<"image" | "file"> =
  createCommand("CHOOSE_FILES_COMMAND");
