import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { isListening } from "../server/is-listening.ts";
import { startStemma } from "../server/stemma-server.ts";

/** Long enough for a busy machine to ask both processes, and to read a page, in the meantime. */
const goodbyeSeconds = 10;

/** A scenario with a server of its own behind what could be a load balancer. */
const scenarioBalanced = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    const server = await startStemma({
      STEMMA_PROCESSES: "2",
      STEMMA_GOODBYE_SECONDS: String(goodbyeSeconds),
    });
    await use(server);
    await server.dispose();
  },
});

scenarioBalanced(
  "SIGTERM tells load balancers first, and answers until they have gone elsewhere",
  async ({ owner, server }) => {
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const cookies = await owner.context.cookies();
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
    await owner.page.goto(`/page/${pageId}`);
    const closed = owner.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket("/live");
          socket.addEventListener("close", ({ code }) => resolve(code));
        }),
    );
    const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
    expect(await readiness()).toMatchObject({ isReady: true, isEnding: false });

    const stopped = server.stop();
    // Both processes say it, and both still answer.
    await expect
      .poll(async () => {
        const said = await Promise.all([readiness(), readiness(), readiness()]);
        return said.every(({ isReady, isEnding }) => !isReady && isEnding);
      })
      .toBe(true);
    const read = await fetch(`${server.url}/api/pages/${pageId}`, { headers });
    expect(read.status).toBe(200);
    expect(read.headers.get("connection")).toBe("close");

    // The sockets are told to open anew elsewhere when the port is closed.
    expect(await closed).toBe(1001);
    expect(await stopped).toBe(0);
    expect(await isListening(server.url)).toBe(false);
    await owner.context.close();
  },
);
