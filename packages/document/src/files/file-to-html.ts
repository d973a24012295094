import { escapeHtml } from "../html/escape-html.ts";
import type { FileKind } from "../make-block.ts";
import { messages } from "../messages.ts";
import type { RowAttributes } from "../row-attributes.ts";
import { fileSizeInWords } from "./file-size.ts";
import type { FileAttributes } from "./file-attributes.ts";
import { filePath } from "./file-path.ts";
import { pictureWidths } from "./picture-widths.ts";

/** The classes of the element around a picture or a file and its caption. */
export function fileClasses(kind: FileKind, { span }: RowAttributes): string[] {
  if (kind === "file") return ["file"];
  return ["picture", ...(span === undefined ? [] : [`picture-${span}`])];
}

/**
 * The HTML of a picture or a file without its caption: a link to the file, around the picture or around a card with the file's name,
 * type and size. The only `style` in it is the picture's placeholder.
 */
export function fileToHtml(kind: FileKind, attributes: RowAttributes): string {
  const { file } = attributes;
  if (file === undefined) return "";
  return kind === "image" ? pictureToHtml(file, attributes) : cardToHtml(file);
}

function pictureToHtml(file: FileAttributes, { altText, span }: RowAttributes): string {
  const { picture } = file;
  if (picture === undefined) return "";
  const { width, height, placeholder } = picture;
  const kept = pictureWidths.filter((one) => one < width);
  const largest = kept.at(-1) ?? 0;
  const sources = kept.map((one) => `${filePath(file.id, one)} ${one}w`);
  if (width <= Math.max(...pictureWidths)) sources.push(`${filePath(file.id)} ${width}w`);
  const attributes: Record<string, string> = {
    src: filePath(file.id, sources.length > kept.length ? undefined : largest),
    ...(sources.length > 1 && { srcset: sources.join(", "), sizes: sizes[span ?? "text"] }),
    width: String(width),
    height: String(height),
    alt: altText ?? (file.name || messages.image),
    loading: "lazy",
    decoding: "async",
    ...(placeholder !== "" && {
      style: `background-image:url(data:image/webp;base64,${placeholder})`,
    }),
  };
  const image = `<img${textOf(attributes)}>`;
  return `<a${textOf({ class: "picture-link", href: filePath(file.id) })}>${image}</a>`;
}

/** How wide a picture is drawn, for browsers, which choose a size before they know the style sheet. */
const sizes = {
  text: "(max-width: 760px) 100vw, 720px",
  wide: "(max-width: 1000px) 100vw, 960px",
  full: "100vw",
};

function cardToHtml({ id, name, size }: FileAttributes): string {
  const link = {
    class: "file-card",
    href: filePath(id, undefined, name),
    download: name,
    "data-size": String(size),
  };
  const type = fileType(name);
  const details = `${type === "" ? "" : `${type} · `}${fileSizeInWords(size)}`;
  return (
    `<a${textOf(link)}><span class="file-name">${escapeHtml(name || messages.file)}</span>` +
    `<span class="file-details">${escapeHtml(details)}</span></a>`
  );
}

/** The type of a file by the ending of its name, in capitals; empty if it has none. */
function fileType(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toUpperCase() ?? "";
}

function textOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
}
