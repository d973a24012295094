import { Counter, Gauge, type Registry } from "prom-client";
import { answerWithin } from "../answer-within.ts";
import { registerBackups } from "./register-backups.ts";
import { registerDisks } from "./register-disks.ts";
import { registerReplica } from "./register-replica.ts";
import type { CacheUse, WatchedParts } from "./node-metrics.ts";

/** How long the database may take for what it is asked, in milliseconds: a scrape must not hang with it. */
const databaseMaxMs = 2_000;

/** Registers what is looked at when the metrics are read. */
export function registerWatchedParts(register: Registry, parts: WatchedParts): void {
  const registers = [register];
  const gauge = (
    name: string,
    help: string,
    read: () => number | null,
    aggregator: "sum" | "max" = "sum",
  ) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        const value = read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  gauge("stemma_pool_used", "Connections to the database that work.", () => parts.pool().used);
  gauge(
    "stemma_pool_waiting",
    "Statements that wait for another one on their connection, or for a connection.",
    () => parts.pool().waiting,
  );
  gauge("stemma_connections", "Open connections of clients.", parts.connections);
  gauge("stemma_live_sockets", "Open live sockets.", () => parts.live().sockets);
  gauge(
    "stemma_live_subscriptions",
    "Topics that the open live sockets are subscribed to.",
    () => parts.live().subscriptions,
  );
  gauge(
    "stemma_bus_lag_seconds",
    "Time in which the last heartbeat of a node came back to it over the bus; of the slowest node.",
    parts.busLag,
    "max",
  );
  if (parts.replica !== undefined) registerReplica(register, parts.replica);
  registerCaches(register, parts.caches);
}

function registerCaches(register: Registry, read: WatchedParts["caches"]): void {
  const registers = [register];
  const labelNames = ["cache"];
  const of = (name: string, help: string, value: (use: CacheUse) => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames,
      collect() {
        for (const [cache, use] of Object.entries(read())) {
          const current = value(use);
          if (current !== null) this.set({ cache }, current);
        }
      },
    });
  const counted = (name: string, help: string, value: (use: CacheUse) => number) =>
    new Counter({
      name,
      help,
      registers,
      labelNames,
      collect() {
        this.reset();
        for (const [cache, use] of Object.entries(read())) this.inc({ cache }, value(use));
      },
    });
  of("stemma_cache_bytes", "What a cache holds, about.", ({ bytes }) => bytes);
  of("stemma_cache_entries", "How many things a cache holds.", ({ entries }) => entries);
  counted("stemma_cache_hits_total", "Found in a cache.", ({ hits }) => hits);
  counted("stemma_cache_misses_total", "Not found in a cache.", ({ misses }) => misses);
}

/** Registers what all nodes have in common. The returned function asks for it; what the database does not answer in time is left out. */
export function registerSharedParts(
  register: Registry,
  { tasks, databaseSize, backups, disks }: NonNullable<WatchedParts["shared"]>,
): () => Promise<void> {
  const registers = [register];
  // During a reload, two nodes may ask.
  const aggregator = "max";
  const waiting = new Gauge({
    name: "stemma_outbox_tasks",
    help: "Tasks in the outbox, all of them and those that have failed before.",
    labelNames: ["state"],
    registers,
    aggregator,
  });
  const oldest = new Gauge({
    name: "stemma_outbox_oldest_seconds",
    help: "Age of the oldest task in the outbox; 0 if it is empty.",
    registers,
    aggregator,
  });
  const bytes = new Gauge({
    name: "stemma_database_bytes",
    help: "Size of the database.",
    registers,
    aggregator,
  });
  const isUp = new Gauge({
    name: "stemma_database_up",
    help: "1 if the database answered the node that asks for all of them.",
    registers,
    aggregator,
  });
  const showBackups = backups === null ? () => {} : registerBackups(register);
  const showDisks = registerDisks(register);
  return async () => {
    showDisks(await disks());
    const asked = Promise.all([tasks(), databaseSize(), backups?.() ?? null]).catch(() => null);
    const found = await answerWithin(asked, { ms: databaseMaxMs, late: null });
    showBackups(found?.[2] ?? null);
    isUp.set(found === null ? 0 : 1);
    waiting.remove({ state: "all" });
    waiting.remove({ state: "failed" });
    oldest.remove();
    bytes.remove();
    if (found === null) return;
    const [outbox, size] = found;
    waiting.set({ state: "all" }, outbox.waiting);
    waiting.set({ state: "failed" }, outbox.failed);
    oldest.set(outbox.oldest);
    bytes.set(size);
  };
}
