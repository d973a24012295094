import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { Caller } from "@stemma/sample/caller";

/** The server's documented HTTP API, as a script calls it. */
export interface Api extends Caller {
  /** Sends a request and returns the response, whatever its status. `path` is below `/api`. */
  send(method: string, path: string, body?: unknown): Promise<APIResponse>;
}

/** Creates an API client that sends the cookies of a browser. */
export function createApi(request: APIRequestContext, origin: string): Api {
  const send = (method: string, path: string, body?: unknown) =>
    request.fetch(`${origin}/api${path}`, {
      method,
      headers: { origin },
      ...(body !== undefined && { data: body }),
      maxRedirects: 0,
    });
  return {
    send,
    async call<Answer>(method: string, path: string, body?: unknown) {
      const response = await send(method, path, body);
      if (!response.ok()) {
        throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
      }
      return (await response.json()) as Answer;
    },
  };
}
