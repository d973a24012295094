import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { createNatsServer, natsProgram } from "../server/nats-server.ts";
import { runAdmin } from "../server/run-admin.ts";
import { startStemma } from "../server/stemma-server.ts";

const metricsPort = await findFreePort();
const nats = await createNatsServer(natsProgram ?? "");

/** A scenario with a server of its own, in two processes that tell each other over NATS. */
const scenarioOverNats = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    await nats.start();
    const server = await startStemma({
      STEMMA_PROCESSES: "2",
      STEMMA_METRICS_PORT: String(metricsPort),
      STEMMA_BUS_URL: nats.url,
    });
    await use(server);
    await server.dispose();
    await nats.kill();
  },
});

scenarioOverNats.skip(natsProgram === undefined, "This machine has no nats-server.");

scenarioOverNats(
  "a NATS that is killed is reported, costs no publish and no screen, and is used again when it is back",
  async ({ owner, enter, server }) => {
    const rita = await enterAsMember({ owner, enter }, "Rita Reader");
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await rita.page.goto(`/page/${pageId}`);
    await expect(pageScreen(rita.page).toggle("Edit")).toBeVisible();

    /** Publishes, and waits until the reader's screen offers it. */
    const publish = async (text: string) => {
      await publishVersion(owner, pageId, { subjectLine: text }, { a: text });
      await rita.page.getByRole("button", { name: "Show it" }).click();
      await expect(pageScreen(rita.page).reading).toHaveText(text);
    };
    const busOf = async () => (await (await fetch(`${server.url}/readyz`)).json()).bus;
    /** What both processes say: each connection goes to the next one. */
    const bothSay = (bus: string) =>
      expect
        .poll(async () => [await busOf(), await busOf(), await busOf()], { timeout: 120_000 })
        .toEqual([bus, bus, bus]);
    const lag = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^stemma_bus_lag_seconds (\S+)$/m.exec(text)?.[1]);
    };
    const doctor = () =>
      runAdmin({ STEMMA_DATA_DIR: server.dataDir, STEMMA_BUS_URL: nats.url }, "doctor");

    await bothSay("ok");
    expect(await lag()).toBeLessThan(60);
    expect((await doctor()).output).toMatch(/^ok +bus +NATS answers at 127\.0\.0\.1:\d+\.$/m);
    await publish("Over NATS.");

    await nats.kill();
    await publish("Without NATS.");
    await bothSay("away");
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(200);
    const missing = await lag();
    await expect.poll(lag, { timeout: 120_000 }).toBeGreaterThan(missing + 1);
    const { output } = await doctor();
    expect(output).toMatch(
      /^BAD +bus +NATS at 127\.\S+ cannot be used \(.+\): check STEMMA_BUS_URL/m,
    );
    expect(output).not.toContain("oak-and-elm");
    expect(server.output()).toContain("NATS is away");
    expect(server.output()).not.toContain("oak-and-elm");

    await nats.start();
    await bothSay("ok");
    await publish("Over NATS again.");
    expect(await server.stop()).toBe(0);
  },
);
