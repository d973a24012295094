import { scenario } from "./scenario.ts";
import { startStemma } from "./server/stemma-server.ts";

/** A scenario with a Stemma of its own, for what would disturb the others: it may be stopped, killed and started. */
export const scenarioApart = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    const server = await startStemma();
    await use(server);
    await server.dispose();
  },
});
