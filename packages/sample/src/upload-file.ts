import type { FileAttributes } from "@stemma/document/files/file-attributes";
import type { FileContent, Uploader } from "./caller.ts";

/** A file with its name. */
export interface NamedFile extends FileContent {
  readonly name: string;
}

/** Uploads a file for the caller's draft; returns what a row that shows the file needs. */
export async function uploadFile(
  author: Uploader,
  draftId: string,
  { name, ...content }: NamedFile,
): Promise<FileAttributes> {
  const { fileId, size, picture } = await author.upload<{
    fileId: FileAttributes["id"];
    size: number;
    picture: FileAttributes["picture"] | null;
  }>(`/files?draftId=${draftId}`, content);
  return { id: fileId, name, size, ...(picture && { picture }) };
}
