import { scenario } from "./scenario.ts";
import { createOpenIdIssuer, type OpenIdIssuer } from "./server/openid-issuer.ts";
import { startStemma } from "./server/stemma-server.ts";

interface AtIssuer {
  readonly issuer: OpenIdIssuer;
}

/** A scenario with a Stemma in which people sign in at an issuer; the scenarios of one worker share it, and everybody has an address of their own. */
export const scenarioWithProvider = scenario.extend<AtIssuer>({
  issuer: async ({ providerHouse: { issuer, server } }, use) => {
    await issuer.serve(server.url);
    await use(issuer);
    await issuer.stop();
  },
  server: async ({ providerHouse }, use) => use(providerHouse.server),
});

/** The same with a Stemma that has not found its issuer yet: it remembers for an hour where the issuer's endpoints are. */
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
