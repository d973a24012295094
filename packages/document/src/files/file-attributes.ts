import type { FileId } from "@stemma/domain/ids";
import { isPlaceholder } from "./placeholder.ts";

/** A stored file, as a row shows it. */
export type FileAttributes = {
  readonly id: FileId;
  /** Its name when it was uploaded, with its ending. One line. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** How to show it as a picture; missing for other files. */
  readonly picture?: PictureAttributes;
};

/** What a reader's browser has to know about a picture before it is loaded. */
type PictureAttributes = {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Some blurred pixels: the Base64 of a WebP file, as `isPlaceholder` allows it; empty for none. */
  readonly placeholder: string;
};

/** How much of the screen a picture takes that is wider than the text. */
export type PictureSpan = "wide" | "full";

/** The spans of pictures that are wider than the text. */
export const pictureSpans: readonly PictureSpan[] = ["wide", "full"];

/** The longest name of a file, and the longest description of a picture, in UTF-16 units. */
export const fileNameMaxCharacters = 255;
export const altTextMaxCharacters = 1000;

/** The widest and highest picture, in pixels. */
export const pictureSideMax = 65_535;

/** The fields of a stored row that shows a file. */
export type FileFields = {
  fileId: FileId;
  name: string;
  size: number;
};

/** The fields of a stored row that shows a picture. */
export type PictureFields = FileFields & {
  width: number;
  height: number;
  placeholder?: string;
  /** What the picture shows, for those who do not see it. */
  altText?: string;
  span?: PictureSpan;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the file of a row, given how to read a field. Returns the name of a field that is wrong, if there is one. */
export function readFile(
  field: (name: string) => unknown,
  isPicture: boolean,
): FileAttributes | FileField {
  const [id, name, size] = [field("fileId"), field("name") ?? "", field("size") ?? 0];
  if (typeof id !== "string" || !uuid.test(id)) return "fileId";
  if (typeof name !== "string" || name.length > fileNameMaxCharacters) return "name";
  if (!isCount(size, Number.MAX_SAFE_INTEGER)) return "size";
  const file = { id: id as FileId, name: fileName(name), size };
  if (!isPicture) return file;
  const [width, height] = [field("width"), field("height")];
  if (!isSide(width)) return "width";
  if (!isSide(height)) return "height";
  const placeholder = field("placeholder") ?? "";
  return isPlaceholder(placeholder)
    ? { ...file, picture: { width, height, placeholder } }
    : "placeholder";
}

/** A file's name as it is stored: one line, of a long one the end, and without characters that turn the direction of text. */
export function fileName(name: string): string {
  return oneLine(name.replaceAll(turning, "").slice(-fileNameMaxCharacters));
}

/** Invisible characters that turn the direction of text: with them, "report\u202Efdp.exe" looks like a PDF. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A field that can be wrong. */
export type FileField = "fileId" | "name" | "size" | "width" | "height" | "placeholder";

/** What a picture shows, as it is stored: one text without line feeds, not longer than allowed. */
export function readAltText(input: unknown): string | undefined {
  if (typeof input !== "string") return undefined;
  const text = oneLine(input.slice(0, altTextMaxCharacters));
  return text === "" ? undefined : text;
}

/** The stored fields of a file. */
export function fileFields({ id, name, size }: FileAttributes): FileFields {
  return { fileId: id, name, size };
}

/** The text without line breaks, other control characters and halves of characters. */
function oneLine(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

function isCount(input: unknown, most: number): input is number {
  return Number.isInteger(input) && (input as number) >= 0 && (input as number) <= most;
}

function isSide(input: unknown): input is number {
  return isCount(input, pictureSideMax) && input > 0;
}
