import { expect, test } from "vitest";
import { createNodeMetrics } from "./create-node-metrics.ts";
import type { WatchedParts } from "./node-metrics.ts";
import { printMetrics } from "./sum-metrics.ts";

const parts: WatchedParts = {
  pool: () => ({ used: 1, waiting: 2 }),
  connections: () => 3,
  live: () => ({ sockets: 4, subscriptions: 5 }),
  busLag: () => null,
  caches: () => ({ sessions: { bytes: null, entries: 6, hits: 7, misses: 8 } }),
  shared: null,
};

test("what is not known is left out, rather than 0", async () => {
  let isAway = false;
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (isAway) throw new Error("The database is away.");
    return value;
  };
  const metrics = createNodeMetrics({ ofProcess: false });
  metrics.watch({
    ...parts,
    replica: () => ({ lagSeconds: isAway ? null : 0.25, reads: { replica: 5, behind: 1 } }),
    shared: {
      tasks: () => answer({ waiting: 2, failed: 1, oldest: 9 }),
      databaseSize: () => answer(1_000),
      backups: () => answer({ everySeconds: 60, lastGood: null, failures: 2 }),
      disks: async () => [{ holds: "data" as const, free: 1, size: 2, level: "full" as const }],
    },
  });
  const read = async () => (await printMetrics([await metrics.read()])).text.split("\n");

  const lines = await read();
  expect(lines).toContain("stemma_database_up 1");
  expect(lines).toContain("stemma_database_bytes 1000");
  expect(lines).toContain('stemma_outbox_tasks{state="failed"} 1');
  expect(lines).toContain("stemma_outbox_oldest_seconds 9");
  expect(lines).toContain("stemma_backup_failures 2");
  expect(lines).toContain('stemma_disk_level{disk="data"} 2');
  expect(lines).toContain("stemma_replica_lag_seconds 0.25");
  expect(lines).toContain('stemma_replica_reads_total{place="behind"} 1');
  expect(lines).toContain("stemma_backup_last_success_timestamp_seconds 0");
  expect(lines).not.toContainEqual(expect.stringMatching(/^stemma_backup_(bytes|duration)/));
  expect(lines).toContain('stemma_cache_entries{cache="sessions"} 6');
  expect(lines).not.toContainEqual(expect.stringMatching(/^stemma_(bus_lag|cache_bytes)/));

  isAway = true;
  const without = await read();
  expect(without).toContain("stemma_database_up 0");
  expect(without).toContain("stemma_pool_waiting 2");
  expect(without).toContain('stemma_disk_free_bytes{disk="data"} 1');
  expect(without).not.toContainEqual(
    expect.stringMatching(/^stemma_(database_bytes|outbox|backup|replica_lag)/),
  );
});
