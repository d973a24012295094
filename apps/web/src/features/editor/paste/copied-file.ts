import {
  pictureSpans,
  readAltText,
  readFile,
  type FileFields,
  type PictureFields,
} from "@stemma/document/files/file-attributes";
import type { FileKind } from "@stemma/document/make-block";
import type { RowAttributes } from "@stemma/document/row-attributes";

/** A picture or a file that was copied from a page of this Stemma. */
export interface CopiedFile {
  readonly kind: FileKind;
  readonly attributes: RowAttributes;
  /** The text of the caption. */
  readonly caption: string;
}

const path = /^\/files\/([0-9a-f-]{36})(?:\/|$)/;

/** Reads a `<figure>` that a page of this Stemma shows; `null` for every other element. */
export function copiedFile(element: Element): CopiedFile | null {
  const link = element.localName === "figure" ? element.querySelector("a[href]") : null;
  const address = link?.getAttribute("href") ?? "";
  if (link === null || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname } = new URL(address, location.origin);
  const fileId = path.exec(pathname)?.[1];
  if (origin !== location.origin || fileId === undefined) return null;
  const image = link.querySelector("img");
  const fields: Partial<Record<keyof (PictureFields & FileFields), unknown>> = {
    fileId,
    name: link.getAttribute("download") ?? "",
    size: Number(link.getAttribute("data-size") ?? 0),
    width: Number(image?.getAttribute("width")),
    height: Number(image?.getAttribute("height")),
  };
  const file = readFile((name) => fields[name as keyof PictureFields], image !== null);
  if (typeof file === "string") return null;
  const altText = readAltText(image?.getAttribute("alt"));
  const span = pictureSpans.find((known) => element.classList.contains(`picture-${known}`));
  return {
    kind: image === null ? "file" : "image",
    attributes: {
      file,
      ...(altText !== undefined && { altText }),
      ...(span !== undefined && { span }),
    },
    caption: captionOf(element, link),
  };
}

/** The text of a figure but for its link. */
function captionOf(figure: Element, link: Element): string {
  const texts = [...figure.childNodes].filter((node) => node !== link);
  return texts
    .map((node) => node.textContent ?? "")
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}
