import { useEffect, useState } from "react";
import { DRAG_DROP_PASTE, eventFiles } from "@lexical/rich-text";
import {
  $getSelection,
  $getState,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  mergeRegister,
  PASTE_COMMAND,
  type LexicalEditor,
} from "lexical";
import type { BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { CHOOSE_FILES_COMMAND } from "./file-commands.ts";

/** Files for the text: dropped, pasted, or chosen in the browser's window. */
export interface ChosenFiles {
  readonly files: readonly File[];
  /** The block below which they shall stand. */
  readonly below: BlockId | null;
}

/** The files that were chosen last; `null` before the first ones. */
export function useChosenFiles(editor: LexicalEditor): ChosenFiles | null {
  const [chosen, setChosen] = useState<ChosenFiles | null>(null);
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(PASTE_COMMAND, keepFilesOut, COMMAND_PRIORITY_LOW),
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            setChosen({ files, below: $blockOfCaret() });
            return true;
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          CHOOSE_FILES_COMMAND,
          (kind) => {
            const below = $blockOfCaret();
            openWindow(kind, (files) => setChosen({ files, below }));
            return true;
          },
          COMMAND_PRIORITY_EDITOR,
        ),
      ),
    [editor],
  );
  return chosen;
}

/** Lexical hands pasted files over, but the browser would insert them as well. */
function keepFilesOut(event: ClipboardEvent | InputEvent | KeyboardEvent): boolean {
  const [, files, hasText] = eventFiles(event);
  if (files.length > 0 && !hasText) event.preventDefault();
  return false;
}

function $blockOfCaret(): BlockId | null {
  const selection = $getSelection();
  const block = $isRangeSelection(selection) ? $blockOf(selection.anchor.getNode()) : null;
  return block && $getState(block, blockIdState);
}

function openWindow(kind: "image" | "file", onChoose: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  if (kind === "image") input.accept = "image/*";
  input.addEventListener("change", () => onChoose([...(input.files ?? [])]));
  input.click();
}
