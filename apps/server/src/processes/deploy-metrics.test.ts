import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createNodeMetrics } from "../platform/metrics/create-node-metrics.ts";
import { createServerMetrics } from "./server-metrics.ts";

const files = ["prometheus/alerts.yml", "grafana/stemma.json"] as const;

const read = (file: string) =>
  readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), "utf8");

/** The names of metrics in a text. */
const namesIn = (text: string) =>
  new Set(text.match(/\b(?:stemma|process|nodejs)_[a-z0-9_]*[a-z0-9]\b/g));

/** The names of all series that a server has. */
async function knownNames(): Promise<Set<string>> {
  const metrics = createNodeMetrics({ ofProcess: true });
  metrics.answered("pages/get", "ok", 0.002);
  metrics.refused("NO_ACCESS");
  metrics.livePublished(0.001);
  metrics.watch({
    pool: () => ({ used: 1, waiting: 0 }),
    connections: () => 1,
    live: () => ({ sockets: 1, subscriptions: 1 }),
    busLag: () => 0.01,
    replica: () => ({ lagSeconds: 0.2, reads: { replica: 1 } }),
    caches: () => ({ texts: { bytes: 1, entries: 1, hits: 1, misses: 1 } }),
    shared: {
      tasks: async () => ({ waiting: 1, failed: 0, oldest: 1 }),
      databaseSize: async () => 1,
      backups: async () => ({
        everySeconds: 86_400,
        lastGood: { startedAt: new Date(1_000), finishedAt: new Date(6_000), bytes: 7 },
        failures: 2,
      }),
      disks: async () => [{ holds: "data" as const, free: 1, size: 2, level: "full" as const }],
    },
  });
  const values = structuredClone(await metrics.read());
  const node = {
    take: () => {},
    untaken: () => 0,
    sayGoodbye: () => {},
    readMetrics: async () => values,
    drain: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const nodes = () => ({ answering: [node], drained: [] });
  const { text } = await createServerMetrics().print({ nodes });
  return new Set(text.match(/^[a-z]\w*/gm));
}

test.each(files)("%s names only metrics that a server has", async (file) => {
  const known = await knownNames();
  const named = namesIn(read(file));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

test("the table in docs/operating.md lists all metrics of Stemma", async () => {
  const own = [...(await knownNames())].filter((name) => name.startsWith("stemma_"));
  const table = read("../docs/operating.md");
  const whole = own.map((name) => name.replace(/_(bucket|sum|count)$/, ""));
  expect(whole.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
