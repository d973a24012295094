/** A signed-in person's access to the product's documented HTTP interface. */
export interface Caller {
  /** Sends a request and returns the JSON of its answer; throws if the server refuses it. `path` is below `/api`. */
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
}
