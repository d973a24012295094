import type { ClientContext } from "@orpc/client";
import type { RPCLinkOptions } from "@orpc/client/fetch";
import { organizationHeader } from "@stemma/contract/organization-header";

type Interceptor<Context extends ClientContext> = NonNullable<
  RPCLinkOptions<Context>["clientInterceptors"]
>[number];

/** An answer as it was decoded from its JSON, by reference, and the `ETag` that names it. */
interface KnownAnswer {
  readonly etag: string;
  readonly body: unknown;
}

const answersMax = 16;

/**
 * Asks with `If-None-Match` for the last reads whose answers have an `ETag`, such as pages, and answers with the same value when
 * the server says that it did not change. The server decides about access before it compares: a refusal arrives as a refusal, and
 * an answer that differs for another person has another `ETag`. The answers stay in the document's memory, not in the
 * browser's cache on disk.
 */
export function reuseUnchangedAnswers<Context extends ClientContext>(): Interceptor<Context> {
  const known = new Map<string, KnownAnswer>();

  function keep(name: string, answer: KnownAnswer): void {
    known.delete(name);
    known.set(name, answer);
    const [oldest] = known.keys();
    if (known.size > answersMax && oldest !== undefined) known.delete(oldest);
  }

  return async ({ next, ...call }) => {
    const { request } = call;
    if (request.method !== "GET") return next(call);
    const name = `${String(request.headers[organizationHeader])} ${request.url.href}`;
    const last = known.get(name);
    const condition = last && { "if-none-match": last.etag };
    const headers = { ...request.headers, ...condition };
    const response = await next({ ...call, request: { ...request, headers } });
    if (response.status === 304 && last !== undefined) {
      keep(name, last);
      return { ...response, status: 200, body: () => Promise.resolve(last.body) };
    }
    const { etag } = response.headers;
    if (response.status !== 200 || typeof etag !== "string") {
      known.delete(name);
      return response;
    }
    return {
      ...response,
      body: async () => {
        const body = await response.body();
        keep(name, { etag, body });
        return body;
      },
    };
  };
}
