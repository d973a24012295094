/** A signed-in person's access to the product's documented HTTP interface. */
export interface Caller {
  /** Sends a request and returns the JSON of its answer; throws if the server refuses it. `path` is below `/api`. */
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** The content of a file. */
export interface FileContent {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A caller who can also send files. */
export interface Uploader extends Caller {
  /** Posts the bytes of a file, and nothing else; returns the JSON of the answer. */
  upload<Answer = unknown>(path: string, content: FileContent): Promise<Answer>;
}
