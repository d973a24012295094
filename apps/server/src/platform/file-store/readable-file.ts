import type { Readable } from "node:stream";
import type { ByteRange } from "./file-store.ts";

/** A file that the visitor may see, and how to read its bytes. */
export interface ReadableFile {
  readonly mediaType: string;
  /** A picture that a browser may show, and not something to download. */
  readonly isPicture: boolean;
  /** Different for other bytes of the same file. */
  readonly tag: string;
  /** In bytes; `null` if the file store does not have the file. */
  readonly size: number | null;
  read(range?: ByteRange): Promise<Readable>;
}
