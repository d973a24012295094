import { scenario } from "./scenario.ts";
import { createOpenIdIssuer, type OpenIdIssuer } from "./server/openid-issuer.ts";
import { startStemma } from "./server/stemma-server.ts";

interface AtIssuer {
  readonly issuer: OpenIdIssuer;
}

/**
 * A scenario with a server on which people sign in with an OpenID Connect issuer. The scenarios of one worker share the
 * server, so each uses its own addresses.
 */
export const scenarioWithProvider = scenario.extend<AtIssuer>({
  issuer: async ({ providerHouse: { issuer, server } }, use) => {
    await issuer.serve(server.url);
    await use(issuer);
    await issuer.stop();
  },
  server: async ({ providerHouse }, use) => use(providerHouse.server),
});

/**
 * The same with a server that has not found its issuer yet. A server caches the issuer's endpoints for an hour, so this
 * one is not shared.
 */
export const scenarioWithUnknownProvider = scenario.extend<AtIssuer>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  issuer: async ({}, use) => {
    const issuer = await createOpenIdIssuer();
    await use(issuer);
    await issuer.stop();
  },
  server: async ({ issuer }, use) => {
    const server = await startStemma(issuer.settings);
    await use(server);
    await server.dispose();
  },
});
