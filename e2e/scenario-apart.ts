import { scenario } from "./scenario.ts";
import { startStemma } from "./server/stemma-server.ts";

/** A scenario with its own server, for tests that would disturb the others: it may stop, kill and start the server. */
export const scenarioApart = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    const server = await startStemma();
    await use(server);
    await server.dispose();
  },
});
