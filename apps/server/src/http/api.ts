import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { Router } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import type { contract } from "@stemma/contract/contract";
import type { RequestContext } from "../procedures/request-context.ts";
import { describeApi } from "./describe-api.ts";

/**
 * The contract over HTTP, twice: `/rpc` for our own client, `/api` for all others, with its OpenAPI 3.1 description at
 * `/api/openapi.json`.
 */
export function createApi(router: Router<typeof contract, RequestContext>) {
  const rpc = new RPCHandler(router);
  const openApi = new OpenAPIHandler(router);
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

export type Api = ReturnType<typeof createApi>;
