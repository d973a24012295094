import type { Readable } from "node:stream";

/** The bytes from `start` up to and including `end`, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A stored object: its key, and when it was stored. */
export interface StoredObject {
  readonly key: string;
  readonly storedAt: Date;
}

/**
 * Keeps immutable bytes under keys such as `organization/file/original`: in a folder, or in an S3-compatible store. Every
 * operation streams; none holds a whole file in memory.
 */
export interface FileStore {
  /** The store's place, for messages, without secrets. */
  readonly place: string;
  /** The folder for files that are not complete yet. */
  readonly incoming: string;
  /** Moves a complete file of this machine into the store. The file may be gone afterwards. */
  put(key: string, file: string, mediaType: string): Promise<void>;
  /** The size of an object in bytes; `null` if the store has none under this key. */
  sizeOf(key: string): Promise<number | null>;
  /** The bytes of an object that is there, or some of them. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes all objects whose keys begin with `prefix` and a slash. Missing ones are no failure. */
  remove(prefix: string): Promise<void>;
  /** All objects of the store, in no order. */
  list(): AsyncIterable<StoredObject>;
  close(): void;
}
