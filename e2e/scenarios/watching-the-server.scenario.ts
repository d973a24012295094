import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { startStemma } from "../server/stemma-server.ts";

const metricsPort = await findFreePort();

/** A scenario with a server of its own that runs in two processes, and serves metrics. */
const scenarioWatched = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    const server = await startStemma({
      STEMMA_PROCESSES: "2",
      STEMMA_METRICS_PORT: String(metricsPort),
    });
    await use(server);
    await server.dispose();
  },
});

/** The value of a metric with these labels; 0 if there is none. */
async function metric(name: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.status).toBe(200);
  const line = (await response.text()).split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? 0);
}

scenarioWatched(
  "metrics are those of all processes, also after a reload, and not on the public port",
  async ({ owner, server }) => {
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const cookies = await owner.context.cookies();
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
    const reads = 'stemma_request_duration_seconds_count{route="pages/get",outcome="ok"}';
    const saves = 'stemma_request_duration_seconds_count{route="drafts/save",outcome="ok"}';
    const read = async (times: number) => {
      for (let at = 0; at < times; at += 1) {
        // Each on a connection of its own, so that both processes get some.
        const close = { ...headers, connection: "close" };
        const path = at % 2 === 0 ? `/api/pages/${pageId}` : pageOfRpc(pageId);
        expect((await fetch(`${server.url}${path}`, { headers: close })).status).toBe(200);
      }
    };
    // Idle connections of the browser would hold up the end of the drained processes.
    await owner.context.close();
    const before = await metric(reads);
    await read(10);
    await expect.poll(() => metric(reads)).toBe(before + 10);
    await expect.poll(() => metric('stemma_nodes{state="answering"}')).toBe(2);
    await expect.poll(() => metric("stemma_database_up")).toBe(1);
    await expect.poll(() => metric("stemma_database_bytes")).toBeGreaterThan(1_000_000);
    for (const name of [
      saves,
      "stemma_bus_lag_seconds",
      "stemma_live_publish_seconds_count",
      'stemma_cache_hits_total{cache="texts"}',
    ]) {
      await expect.poll(() => metric(name), name).toBeGreaterThan(0);
    }

    const unknown = { ...headers, connection: "close" };
    const path = `/api/pages/${crypto.randomUUID()}`;
    const { code } = await (await fetch(`${server.url}${path}`, { headers: unknown })).json();
    await expect.poll(() => metric(`stemma_refusals_total{code="${code}"}`)).toBe(1);

    await server.reload();
    await expect.poll(() => metric('stemma_nodes{state="drained"}'), { timeout: 90_000 }).toBe(0);
    await expect.poll(() => metric('stemma_nodes{state="answering"}')).toBe(2);
    await expect.poll(() => metric(reads)).toBe(before + 10);
    await read(4);
    await expect.poll(() => metric(reads)).toBe(before + 14);

    const outside = await fetch(`${server.url}/metrics`);
    expect(await outside.text()).not.toContain("stemma_request_duration");
  },
);

const pageOfRpc = (pageId: string) =>
  `/rpc/pages/get?data=${encodeURIComponent(JSON.stringify({ json: { pageId } }))}`;
