import { scenario } from "./scenario.ts";
import { createOpenIdIssuer, type OpenIdIssuer } from "./server/openid-issuer.ts";
import { startStemma } from "./server/stemma-server.ts";

/** A scenario with a Stemma of its own in which people sign in at an issuer of its own. */
export const scenarioWithProvider = scenario.extend<{ readonly issuer: OpenIdIssuer }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  issuer: async ({}, use) => {
    const issuer = await createOpenIdIssuer();
    await use(issuer);
    await issuer.stop();
  },
  server: async ({ issuer }, use) => {
    const server = await startStemma(issuer.settings);
    await issuer.serve(server.url);
    await use(server);
    await server.dispose();
  },
});
