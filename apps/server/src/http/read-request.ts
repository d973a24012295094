import { requestMaxDepth } from "@stemma/contract/request-rules";
import { isDeeper } from "./json-depth.ts";

/** A request with its whole body in memory, or the code of the refusal. */
export type ReadRequest =
  | { readonly ok: true; readonly request: Request; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: "TOO_LARGE" | "TOO_DEEP" | "NOT_READABLE" };

/**
 * Reads at most `maxBytes` of a request's body, and returns the same request with the body in memory. Before anything
 * parses the body, it refuses JSON that is nested too deeply and content types other than JSON.
 */
export async function readRequest(request: Request, maxBytes: number): Promise<ReadRequest> {
  if (request.body === null) return { ok: true, request, bytes: new Uint8Array() };
  if (Number(request.headers.get("content-length")) > maxBytes) {
    return { ok: false, code: "TOO_LARGE" };
  }
  const bytes = await readBytes(request.body, maxBytes);
  if (typeof bytes === "string") return { ok: false, code: bytes };
  if (bytes.length > 0 && !isJson(request.headers)) return { ok: false, code: "NOT_READABLE" };
  if (isDeeper(bytes, requestMaxDepth)) return { ok: false, code: "TOO_DEEP" };
  const { url, method, headers } = request;
  return { ok: true, request: new Request(url, { method, headers, body: bytes }), bytes };
}

/** The same request with another body. */
export function withBody({ url, method, headers }: Request, body: string): Request {
  const own = new Headers(headers);
  own.delete("content-length");
  return new Request(url, { method, headers: own, body });
}

/** Whether the headers declare a body of JSON. */
export function isJson(headers: Pick<Headers, "get">): boolean {
  const type = (headers.get("content-type") ?? "").split(";")[0];
  return type?.trim().toLowerCase() === "application/json";
}

async function readBytes(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | "TOO_LARGE" | "NOT_READABLE"> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > maxBytes) return "TOO_LARGE";
      chunks.push(value);
    }
  } catch {
    // The sender closed the connection.
    return "NOT_READABLE";
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
