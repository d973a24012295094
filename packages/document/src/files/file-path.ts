import type { FileId } from "@stemma/domain/ids";

/** The parameter that asks for a picture in a width, in pixels. */
export const widthParameter = "w";

/**
 * The address of a file on the server: of a picture in this width, if the server keeps it, and as its own if not; with a name, of
 * a file to download under that name.
 */
export function filePath(id: FileId, width?: number, name = ""): string {
  const path =
    name === "" ? `/files/${id}` : `/files/${id}/${encodeURIComponent(wellFormed(name))}`;
  return width === undefined ? path : `${path}?${widthParameter}=${width}`;
}

/** The text without halves of characters, of which there is no address. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "");
}
