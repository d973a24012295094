import { $getState, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { fileName } from "@stemma/document/files/file-attributes";
import { $insertFile } from "../files/insert-file.ts";

/** Puts a stored file into the text, below this block, with what a picture shows if that is known; returns the id of its row. */
export function insertStored(
  editor: LexicalEditor,
  { name }: File,
  { fileId: id, size, picture }: UploadedFile,
  below: BlockId | null,
  altText?: string,
): BlockId | null {
  let inserted: BlockId | null = null;
  const file = { id, name: fileName(name), size };
  const attributes =
    picture === null
      ? { file }
      : { file: { ...file, picture }, ...(altText !== undefined && { altText }) };
  editor.update(
    () => {
      const row = $insertFile(picture === null ? "file" : "image", attributes, below);
      inserted = $getState(row, blockIdState);
    },
    { tag: HISTORY_PUSH_TAG, discrete: true },
  );
  return inserted;
}
