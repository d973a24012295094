import { readAltText } from "@stemma/document/files/file-attributes";
import { isMeantImage, textOfImage } from "./left-out.ts";

/** A picture on the clipboard whose bytes are at hand, so that it can be uploaded. */
export interface PastedPicture {
  readonly file: File;
  /** What it shows, if somebody wrote that. */
  readonly altText: string | undefined;
}

/** A picture of pasted HTML, with the number of blocks that stand before it. */
export interface PlacedPicture extends PastedPicture {
  readonly after: number;
}

const data = /^data:image\/(png|jpeg|gif|webp|avif);base64,([\d+/=A-Za-z\s]+)$/;

/** The picture that an image holds in its address; `null` for other elements, for icons, and for images that are somewhere else. */
export function pastedPicture(
  element: Element,
  style: ReadonlyMap<string, string>,
): PastedPicture | null {
  if (element.localName !== "img" || !isMeantImage(element, style)) return null;
  const [, type, base64 = ""] = data.exec(element.getAttribute("src")?.trim() ?? "") ?? [];
  const bytes = type === undefined ? null : decoded(base64);
  if (bytes === null) return null;
  const file = new File([bytes], `image.${type}`, { type: `image/${type}` });
  return { file, altText: readAltText(textOfImage(element)) };
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const signs = atob(base64);
    const bytes = new Uint8Array(signs.length);
    // Many times as fast as `Uint8Array.from`, for pictures of many megabytes.
    for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/**
 * The picture of a paste that is nothing else: a browser that copies an image offers its file beside HTML that only has its address.
 * `null` if anything else was copied: Excel and Word offer a picture of what is text.
 */
export function copiedPicture(root: Element, { files }: DataTransfer): PastedPicture | null {
  const [image, ...others] = root.querySelectorAll("img");
  const [file] = files;
  if (file === undefined || !file.type.startsWith("image/")) return null;
  if (image === undefined || others.length > 0 || root.textContent.trim() !== "") return null;
  return { file, altText: readAltText(textOfImage(image)) };
}
