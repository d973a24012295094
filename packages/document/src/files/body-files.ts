import type { FileId } from "@stemma/domain/ids";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";

/** The files that a body shows, each once, in the order of their first rows. */
export function bodyFiles(body: PageBody): FileId[] {
  const ids = new Set<FileId>();
  for (const { attributes } of bodyBlocks(body)) {
    if (attributes.file !== undefined) ids.add(attributes.file.id);
  }
  return [...ids];
}
