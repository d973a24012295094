import type { KeptText } from "../platform/page-read.ts";
import type { PageRead, VersionRead } from "../platform/page-read.ts";
import { exactBytes } from "../platform/exact-bytes.ts";
import { deflateBlocks, type Piece } from "./gzip-pieces.ts";
import { escapeForScript } from "../platform/script-json.ts";

/** Bytes that many answers share. They are compressed once, for the first answer that needs it. */
export interface KeptPiece {
  readonly bytes: Buffer;
  deflated: Buffer | undefined;
}

/** A part of an answer: text of its own, or kept bytes. */
export type Part = string | KeptPiece;

/** The shortest text of its own that is compressed, in bytes: of a shorter one, compressing costs more than sending. */
const compressedMin = 2_048;

/** The parts with all kept bytes compressed, and long texts too, for `gzipPieces`. */
export function compressParts(parts: readonly Part[]): Promise<Piece[]> {
  return Promise.all(
    parts.map(async (part) => {
      if (typeof part === "string") {
        const bytes = Buffer.from(part);
        if (bytes.length < compressedMin) return { bytes };
        return { bytes, deflated: await deflateBlocks(bytes) };
      }
      part.deflated ??= await deflateBlocks(part.bytes);
      return part;
    }),
  );
}

/** A part of an answer, plain. */
export function bytesOf(part: Part): Buffer {
  return typeof part === "string" ? Buffer.from(part) : part.bytes;
}

/** Bytes that are made of a text once, and kept as long as the text is. */
function keepWithText(make: (text: KeptText) => Buffer): (text: KeptText) => KeptPiece {
  const kept = new WeakMap<KeptText, KeptPiece>();
  return (text) => {
    let piece = kept.get(text);
    if (piece === undefined) {
      piece = { bytes: exactBytes(make(text)), deflated: undefined };
      kept.set(text, piece);
    }
    return piece;
  };
}

const jsonOf = keepWithText(({ json }) => json);
const escapedOf = keepWithText(({ json }) => Buffer.from(escapeForScript(json.toString())));

/** The JSON for a script element: mostly the same bytes. */
const scriptJsonOf = (text: KeptText) => (text.isScriptSafe ? jsonOf(text) : escapedOf(text));

/** A page's view as JSON. */
export function pageViewJson(read: PageRead): Part[] {
  return viewParts(read, jsonOf);
}

/** A version as JSON. */
export function versionJson({ head, text }: VersionRead): Part[] {
  return [`{${fields(head)},"serializedEditorState":`, jsonOf(text), "}"];
}

/** A page's view as JSON that is safe inside a script element. */
export function pageViewScriptJson(read: PageRead): Part[] {
  return viewParts(read, scriptJsonOf).map((part) =>
    typeof part === "string" ? escapeForScript(part) : part,
  );
}

function viewParts({ head, published, drafted }: PageRead, of: (text: KeptText) => Part): Part[] {
  const { page, draft, ...rest } = head;
  const parts = [
    `{"page":{${fields(page)},"serializedEditorState":`,
    published === null ? "null" : of(published),
    `},"draft":`,
  ];
  if (draft === null || drafted === null) parts.push("null");
  else parts.push(`{${fields(draft)},"serializedEditorState":`, of(drafted), "}");
  return [...parts, `,${fields(rest)}}`];
}

/** The fields of an object as JSON, without the braces around them. */
function fields(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
