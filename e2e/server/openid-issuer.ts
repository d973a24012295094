import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { Provider } from "oidc-provider";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";

/** A person with an account at the issuer. */
interface TestClaims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** An OpenID Connect issuer on this machine, for one scenario. */
export interface OpenIdIssuer {
  /** The environment variables of a server that uses this issuer. */
  readonly settings: Readonly<Record<string, string>>;
  /** The person who signs in next: they sign in with one click, or cancel. */
  expect(person: TestClaims): void;
  /** From now on, the issuer's pages cut the link between a window and its opener (Cross-Origin-Opener-Policy). */
  cutTies(): void;
  /** From now on, id tokens have been expired for an hour when they are issued, as with a wrong clock. */
  turnClockBack(): void;
  /** Starts to answer, for the server at this address, with a fresh state. */
  serve(stemmaUrl: string): Promise<void>;
  /** Stops answering. */
  stop(): Promise<void>;
}

const hourS = 60 * 60;
const client = { id: "stemma", secret: "a secret of the client" };

/** Creates an issuer that does not answer yet. */
export async function createOpenIdIssuer(): Promise<OpenIdIssuer> {
  const port = await findFreePort();
  const issuer = `http://localhost:${port}`;
  const keys = await generateKeyPair("RS256", { extractable: true });
  let person: TestClaims | null = null;
  let isClockBack = false;
  let areTiesCut = false;
  let server: Server | null = null;

  async function createProvider(stemmaUrl: string): Promise<Provider> {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [`${stemmaUrl}/api/auth/callback/oidc`],
        },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      jwks: { keys: [await exportJWK(keys.privateKey)] },
      ttl: { AccessToken: hourS, Grant: hourS, IdToken: hourS, Interaction: hourS, Session: hourS },
      interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
      // Signing in also grants consent.
      async loadExistingGrant({ oidc: { client: asking, account } }) {
        const grant = new provider.Grant({
          ...(asking !== undefined && { clientId: asking.clientId }),
          ...(account !== undefined && { accountId: account.accountId }),
        });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    return provider;
  }

  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: "Our Login",
    },
    expect(next) {
      person = next;
    },
    cutTies() {
      areTiesCut = true;
    },
    turnClockBack() {
      isClockBack = true;
    },
    async serve(stemmaUrl) {
      person = null;
      isClockBack = false;
      areTiesCut = false;
      const provider = await createProvider(stemmaUrl);
      const answer = provider.callback();
      server = createServer((request, response) => {
        // Drop the cookies, so that each sign-in asks again.
        if (request.url?.startsWith("/auth?") === true) delete request.headers.cookie;
        if (areTiesCut) response.setHeader("cross-origin-opener-policy", "same-origin");
        if (isClockBack && request.url === "/token") setBack(response, keys.privateKey);
        const isInteraction = request.url?.startsWith("/interaction/") === true;
        void (isInteraction
          ? interact(provider, person, request, response)
          : answer(request, response));
      });
      server.listen(port);
      await once(server, "listening");
    },
    async stop() {
      if (server === null) return;
      server.closeAllConnections();
      const closed = once(server, "close");
      server.close();
      await closed;
      server = null;
    },
  };
}

/** Signs the id token of a response again, as issued two hours ago. */
function setBack(response: ServerResponse, key: CryptoKey): void {
  const end = response.end.bind(response);
  const signAnew = async (body: unknown) => {
    const answer = JSON.parse(String(body)) as { id_token: string };
    const claims = decodeJwt(answer.id_token);
    const idToken = await new SignJWT({ ...claims, iat: (claims.iat ?? 0) - 2 * hourS })
      .setProtectedHeader({ alg: "RS256" })
      .setExpirationTime((claims.exp ?? 0) - 2 * hourS)
      .sign(key);
    response.removeHeader("content-length");
    end(JSON.stringify({ ...answer, id_token: idToken }));
  };
  response.end = ((body: unknown) => {
    void signAnew(body);
    return response;
  }) as ServerResponse["end"];
}

/** The issuer's own page: one button signs in, another cancels. */
async function interact(
  provider: Provider,
  person: TestClaims | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === "GET") {
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><html lang="en"><title>Our Login</title><h1>${person?.name ?? "Nobody"}</h1>
      <form method="post"><button name="answer" value="yes">Continue</button>
      <button name="answer" value="no">Cancel</button></form></html>`,
    );
    return;
  }
  const isYes = (await text(request)).includes("yes");
  const result = isYes
    ? { login: { accountId: person?.sub ?? "nobody" } }
    : { error: "access_denied", error_description: "The person said no." };
  await provider.interactionFinished(request, response, result, {
    mergeWithLastSubmission: false,
  });
}
