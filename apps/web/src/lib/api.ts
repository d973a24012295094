import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "@stemma/contract/contract";
import { organizationHeader } from "@stemma/contract/organization-header";
import { tabHeader } from "@stemma/contract/tab-header";
import type { OrganizationId } from "@stemma/domain/ids";
import { isRead } from "./queries/is-read.ts";
import { fetchRead } from "./queries/read-gate.ts";
import { reuseUnchangedAnswers } from "./queries/unchanged-answers.ts";
import { readWholeLists } from "./queries/whole-lists.ts";
import { tabName } from "./tabs/tab-name.ts";
import { tabOrganization } from "./tabs/tab-organization.ts";

/** Options of one call, where they differ from the tab's defaults. */
interface CallContext {
  /** The organization in which the call works. Default: the tab's organization. */
  readonly organizationId?: OrganizationId;
  /**
   * Whether the browser completes the request after the page is closed (`keepalive`). For small requests that must
   * arrive.
   */
  readonly outlivesPage?: boolean;
}

const link = new RPCLink<CallContext>({
  url: () => new URL("/rpc", window.location.origin),
  method: (_options, path) => (isRead(path) ? "GET" : "POST"),
  fetch: (request, init, { context }) =>
    request.method === "GET"
      ? fetchRead(request, init)
      : globalThis.fetch(request, { ...init, keepalive: context.outlivesPage === true }),
  headers: ({ context }) => {
    const organizationId = context.organizationId ?? tabOrganization();
    const named = organizationId === null ? {} : { [organizationHeader]: organizationId };
    return { ...named, [tabHeader]: tabName };
  },
  interceptors: [readWholeLists()],
  clientInterceptors: [reuseUnchangedAnswers()],
});

/**
 * The client of the server's API, typed by the contract: `api.pages.get({ pageId })`. Throws a declared error as an
 * `ORPCError` with its code.
 */
export const api: ContractRouterClient<typeof contract, CallContext> = createORPCClient(link);

/** The same calls as query and mutation options: `useQuery(orpc.pages.get.queryOptions({ input: { pageId } }))`. */
export const orpc = createTanstackQueryUtils(api);
