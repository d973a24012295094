import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { inferRPCMethodFromContractRouter } from "@orpc/contract";
import type { ContractRouterClient } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { organizationHeader } from "@stemma/contract/organization-header";
import type { OrganizationId } from "@stemma/domain/ids";
import type { AuthNeeds } from "../accounts/auth-needs.ts";
import { createAuthentication } from "../accounts/authentication.ts";
import { compose } from "../compose.ts";
import { createApi } from "../http/api.ts";
import { createApp } from "../http/app.ts";
import { createFirstHtml } from "../http/first-html.ts";
import type { ProviderConfig } from "../platform/config/provider-settings.ts";
import { systemClock } from "../platform/clock.ts";
import type { Clock } from "../platform/clock.ts";
import { connectDatabase } from "../platform/database/connect.ts";
import { createReadiness } from "../platform/database/readiness.ts";
import { systemIds } from "../platform/ids.ts";
import { createLogger } from "../platform/logger.ts";
import type { Mail, Mailer } from "../platform/mailer/mailer.ts";
import { createRouter } from "../router.ts";
import { cookiesOf } from "./cookies-of.ts";
import { createTestDatabase } from "./database/create-test-database.ts";
import { quickPassword } from "./quick-password.ts";

/** The contract as a person's script calls it. */
export type Client = ContractRouterClient<typeof contract>;

/** The address at which browsers would reach the server. */
export const origin = "http://stemma.test";

/** The places that the server fills in, as the built client has them. */
const indexHtml =
  "<!doctype html><html><head><!--stemma:head--></head>" +
  '<body><div id="root"><!--stemma:body--></div><!--stemma:data--></body></html>';

const secret = "a secret that only this test server knows";

/** The whole server without a port, on a database of its own. */
export async function startTestServer(
  clock: Clock = systemClock,
  providers: readonly ProviderConfig[] = [],
  signIn: Pick<AuthNeeds, "verifyPassword"> = {},
) {
  const database = await createTestDatabase();
  const connection = connectDatabase(database.address, 4);
  const mails: Mail[] = [];
  let isMailRefused = false;
  const mailer: Mailer = { send: async (mail) => !isMailRefused && mails.push(mail) > 0 };
  const platform = { clock, ids: systemIds, logger: createLogger("silent"), mailer };
  const productName = "Stemma";
  const authentication = createAuthentication({
    ...platform,
    ...quickPassword,
    ...signIn,
    db: connection.db,
    sql: connection.sql,
    secret,
    publicUrl: origin,
    productName,
    providers,
  });
  const { features, memberships } = compose({
    ...platform,
    ...connection,
    authentication,
    productName,
    publicUrl: origin,
    secret,
  });
  const webFolder = mkdtempSync(path.join(tmpdir(), "stemma-web-"));
  writeFileSync(path.join(webFolder, "index.html"), indexHtml);
  const app = createApp({
    ...platform,
    unsubscribeMail: features.notifications.unsubscribeMail,
    isReady: createReadiness(connection.sql, 0),
    api: createApi(createRouter(features)),
    authentication,
    memberships,
    firstHtml: createFirstHtml({
      ...features.accounts,
      ...features.pages,
      webFolder,
      settings: { productName, isGoogleSetUp: false, providerName: null, isMailSetUp: true },
      memberships,
    }),
    publicUrl: origin,
    productName,
    webFolder,
  });

  /** Sends a request as it would come over the wire, from an address of its own or the one given. */
  const send = async (path: string, init: RequestInit = {}, cookies = "", address = "") => {
    const headers = new Headers(init.headers);
    if (cookies !== "") headers.set("cookie", cookies);
    if (!headers.has("origin")) headers.set("origin", origin);
    const request = new Request(new URL(path, origin), { ...init, headers });
    return app.fetch(request, connectionFrom(address || newAddress()));
  };

  /** A client with these cookies; with `organizationId`, in the manner of a tab that works in that organization. */
  const clientOf = (cookies: string, organizationId?: OrganizationId): Client =>
    createORPCClient(
      new RPCLink({
        url: `${origin}/rpc`,
        headers: organizationId === undefined ? {} : { [organizationHeader]: organizationId },
        method: inferRPCMethodFromContractRouter(contract),
        fetch: async (request) =>
          send(
            request.url,
            {
              method: request.method,
              headers: request.headers,
              ...(request.method !== "GET" && { body: await request.text() }),
            },
            cookies,
          ),
      }),
    );

  return {
    sql: connection.sql,
    databaseAddress: database.address,
    authentication,
    /** The mails that the server handed over, oldest first. */
    mails,
    /** Lets the mail server take nothing, or take mails again. */
    refuseMail: (isRefused: boolean) => void (isMailRefused = isRefused),
    indexMissingPages: features.search.indexMissingPages,
    mailNotifications: () => features.notifications.mailNotifications(() => false),
    send,
    clientOf,

    /** Signs a person up and opens their account, as the sign-up screen does. */
    async signUp(name: string) {
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
    },

    async stop() {
      await connection.close();
      await database.drop();
      rmSync(webFolder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
export type Person = Awaited<ReturnType<TestServer["signUp"]>>;

let addressesUsed = 0;

/** Every request comes from an address of its own, so that only a test of the rate limit meets it. */
function newAddress(): string {
  addressesUsed += 1;
  return `203.0.${addressesUsed >> 8}.${addressesUsed & 255}`;
}

function connectionFrom(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" } } };
}
