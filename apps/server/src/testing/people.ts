import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { inferRPCMethodFromContractRouter } from "@orpc/contract";
import type { ContractRouterClient } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { organizationHeader } from "@stemma/contract/organization-header";
import type { OrganizationId } from "@stemma/domain/ids";
import { cookiesOf } from "./cookies-of.ts";
import type { Send } from "./send-requests.ts";
import { origin } from "./test-origin.ts";

/** A client of the contract with one person's cookies. */
export type Client = ContractRouterClient<typeof contract>;

/** Makes people who ask a server by the contract. */
export function createPeople(send: Send) {
  /**
   * A client with these cookies; with `organizationId`, its requests name the organization, like a tab that works in
   * it.
   */
  const clientOf = (cookies: string, organizationId?: OrganizationId): Client =>
    createORPCClient(
      new RPCLink({
        url: `${origin}/rpc`,
        headers: organizationId === undefined ? {} : { [organizationHeader]: organizationId },
        method: inferRPCMethodFromContractRouter(contract),
        fetch: async (request) =>
          send(
            request.url.slice(origin.length),
            {
              method: request.method,
              headers: request.headers,
              ...(request.method !== "GET" && { body: await request.text() }),
            },
            cookies,
          ),
      }),
    );

  /** Signs a person up and opens their account, as the sign-up screen does. */
  const signUp = async (name: string) => {
    const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
    const response = await send("/api/auth/sign-up/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, email, password: "correct horse battery" }),
    });
    const cookies = cookiesOf(response);
    const client = clientOf(cookies);
    const { account } = await client.accounts.open();
    return { client, account, cookies, email };
  };

  return { clientOf, signUp };
}

/** A person with an account, and a client with their cookies. */
export type Person = Awaited<ReturnType<ReturnType<typeof createPeople>["signUp"]>>;
