import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { ProviderConfig } from "../platform/config/provider-settings.ts";
import { cookiesOf } from "./cookies-of.ts";
import type { TestServer } from "./start-test-server.ts";

/** The issuer's claims about a person who signs in. */
export interface TestClaims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

const client = { clientId: "stemma", clientSecret: "a secret of the client" };

/** An OpenID Connect issuer on this machine that signs in the person that a test names, without a screen. */
export async function startTestIssuer() {
  const keys = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(keys.publicKey)), alg: "RS256", kid: "test" };
  const codes = new Map<string, TestClaims & { readonly nonce: string | null }>();
  const http = createServer((request, response) => void answer(request, response));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyFor(request);
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  }

  async function bodyFor(request: IncomingMessage): Promise<object> {
    if (request.url === "/jwks") return { keys: [jwk] };
    if (request.url !== "/token") {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      };
    }
    const form = new URLSearchParams(await text(request));
    const idToken = await new SignJWT({ ...codes.get(form.get("code") ?? "") })
      .setProtectedHeader({ alg: "RS256", kid: "test" })
      .setIssuer(issuer)
      .setAudience(client.clientId)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(keys.privateKey);
    return { access_token: "unused", token_type: "Bearer", id_token: idToken };
  }

  return {
    /** The provider setting for a server that uses this issuer. */
    provider: { id: "oidc", name: "Our Login", issuer, ...client } satisfies ProviderConfig,

    /**
     * Signs a person in to the server with this issuer. If the server refuses, `cookies` holds no session and
     * `location` names the error.
     */
    async signIn({ send }: TestServer, person: TestClaims) {
      const begun = await send("/api/auth/sign-in/social", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ provider: "oidc", callbackURL: "/", disableRedirect: true }),
      });
      const { url } = (await begun.json()) as { url: string };
      const query = new URL(url).searchParams;
      const code = crypto.randomUUID();
      codes.set(code, { ...person, nonce: query.get("nonce") });
      const callback = `/api/auth/callback/oidc?code=${code}&state=${query.get("state")}`;
      const ended = await send(callback, {}, cookiesOf(begun));
      return { cookies: cookiesOf(ended), location: ended.headers.get("location") ?? "" };
    },

    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}

export type TestIssuer = Awaited<ReturnType<typeof startTestIssuer>>;
