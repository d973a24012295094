import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError, type Router } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import type { contract } from "@stemma/contract/contract";
import type { RequestContext } from "../procedures/request-context.ts";
import { describeApi } from "./describe-api.ts";

/**
 * The contract over HTTP, twice: `/rpc` for our own client, `/api` for all others, with its OpenAPI 3.1 description at
 * `/api/openapi.json`.
 */
export function createApi(router: Router<typeof contract, RequestContext>) {
  const options = { clientInterceptors: [tellRefusal] };
  const rpc = new RPCHandler(router, options);
  const openApi = new OpenAPIHandler(router, options);
  let description: ReturnType<typeof describeApi> | undefined;

  return {
    /** Handles `/rpc/*`; `null` if the contract has no such procedure. */
    async rpc(request: Request, context: RequestContext): Promise<Response | null> {
      const result = await rpc.handle(request, { prefix: "/rpc", context });
      return result.matched ? result.response : null;
    },
    /** Handles `/api/*`; `null` if the contract has no such path. */
    async openApi(request: Request, context: RequestContext): Promise<Response | null> {
      const result = await openApi.handle(request, { prefix: "/api", context });
      return result.matched ? result.response : null;
    },
    /** The contract as OpenAPI 3.1. Generated at the first call, then cached. */
    describe(productName: string): ReturnType<typeof describeApi> {
      description ??= describeApi(productName).catch((error: unknown) => {
        description = undefined;
        throw error;
      });
      return description;
    },
  };
}

/** Tells the context of the code with which the procedure refuses, before it becomes a response. */
async function tellRefusal<Answer>({
  context,
  next,
}: {
  readonly context: RequestContext;
  next(): Promise<Answer>;
}): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) context.onRefused?.(String(error.code));
    throw error;
  }
}

export type Api = ReturnType<typeof createApi>;
