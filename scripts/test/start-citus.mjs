import { existsSync } from "node:fs";
import path from "node:path";
import { listInstalled } from "./find-other-postgres.mjs";
import { startPostgres } from "./start-other-postgres.mjs";

const settings = {
  shared_preload_libraries: "citus",
  wal_level: "logical",
  max_prepared_transactions: "200",
  // Each database that is spread has a process of Citus on each node.
  max_worker_processes: "100",
  "citus.shard_count": "4",
  "citus.node_conninfo": "sslmode=disable",
};

/**
 * Starts a coordinator and workers of an installed PostgreSQL that has the Citus extension: `{coordinator, workers, pids, stop}`, by their
 * addresses and the ids of their first processes, the coordinator's first. `undefined` if none has it.
 */
export async function startCitus({ workerCount = 2 } = {}) {
  // Libraries are beside the programs, or in a folder of their own.
  const found = listInstalled().find(({ bin }) =>
    ["../lib", "../lib/postgresql"].some((lib) => existsSync(path.join(bin, lib, "citus.so"))),
  );
  if (found === undefined) return undefined;
  const nodes = [];
  const stop = async () => {
    for (const node of nodes) await node.stop();
  };
  try {
    for (let number = 0; number <= workerCount; number += 1) {
      nodes.push(await startPostgres(found, { isTrusting: true, settings }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const [coordinator, ...workers] = nodes.map(({ url }) => url);
  return { coordinator, workers, pids: nodes.map(({ pid }) => pid), stop };
}
