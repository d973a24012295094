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
import { ADD_FILES_COMMAND, CHOOSE_FILES_COMMAND, type ChosenFiles } from "./file-commands.ts";

/** All choices of files so far, oldest first: the tray that uploads them may load after several. */
export function useChosenFiles(editor: LexicalEditor): readonly ChosenFiles[] {
  const [chosen, setChosen] = useState<readonly ChosenFiles[]>([]);
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(PASTE_COMMAND, keepFilesOut, COMMAND_PRIORITY_LOW),
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            const below = $blockOfCaret();
            setChosen((before) => [...before, { files, below }]);
            return true;
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          ADD_FILES_COMMAND,
          (added) => {
            setChosen((before) => [...before, ...added]);
            return true;
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          CHOOSE_FILES_COMMAND,
          (kind) => {
            const below = $blockOfCaret();
            openWindow(kind, (files) => setChosen((before) => [...before, { files, below }]));
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

/**
 * The fields of the windows that are open. They are in no document, and browsers collect a field that nothing holds, also while its window is
 * open: what is chosen then is lost.
 */
const openFields = new Set<HTMLInputElement>();

function openWindow(kind: "image" | "file", onChoose: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  if (kind === "image") input.accept = "image/*";
  openFields.add(input);
  input.addEventListener("cancel", () => openFields.delete(input));
  input.addEventListener("change", () => {
    openFields.delete(input);
    onChoose([...(input.files ?? [])]);
  });
  input.click();
}
