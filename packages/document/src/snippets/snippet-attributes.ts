import type { PageId, VersionId } from "@stemma/domain/ids";
import { isUuid } from "../object-word.ts";

/** The snippet that a row shows. */
export type SnippetAttributes = {
  readonly id: PageId;
  /** The version that the row is pinned to; missing for a row that shows what is published. */
  readonly version?: VersionId;
};

/** The fields of a stored row that shows a snippet. */
export type SnippetFields = { snippetId: PageId; snippetVersion?: VersionId };

/** Reads the snippet of a row, given how to read a field. Returns the name of a field that is wrong, if there is one. */
export function readSnippet(
  field: (name: string) => unknown,
): SnippetAttributes | keyof SnippetFields {
  const [id, version] = [field("snippetId"), field("snippetVersion") ?? null];
  if (!isUuid(id)) return "snippetId";
  if (version === null) return { id: id as PageId };
  return isUuid(version)
    ? { id: id as PageId, version: version as string as VersionId }
    : "snippetVersion";
}

/** The stored fields of a snippet. */
export function snippetFields({ id, version }: SnippetAttributes): SnippetFields {
  return { snippetId: id, ...(version !== undefined && { snippetVersion: version }) };
}

/** What names a snippet and the version that is shown of it, in one text: its id, and for a pinned one a slash and the id of the version. */
export function snippetKey({ id, version }: SnippetAttributes): string {
  return version === undefined ? id : `${id}/${version}`;
}

/** The snippet that `snippetKey` named so; `null` for any other text. */
export function snippetOfKey(key: string): SnippetAttributes | null {
  const [snippetId, snippetVersion] = key.split("/");
  const snippet = readSnippet((name) => (name === "snippetId" ? snippetId : snippetVersion));
  return typeof snippet === "string" ? null : snippet;
}
