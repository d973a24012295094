import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "@stemma/contract/contract";
import { isRead } from "./is-read.ts";

const link = new RPCLink({
  url: () => new URL("/rpc", window.location.origin),
  method: (_options, path) => (isRead(path) ? "GET" : "POST"),
});

/** The server, typed by the contract: `api.pages.get({ pageId })`. A declared error is thrown as an `ORPCError` with its code. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The same calls as query and mutation options: `useQuery(orpc.pages.get.queryOptions({ input: { pageId } }))`. */
export const orpc = createTanstackQueryUtils(api);
