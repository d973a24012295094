import { Counter, Gauge, type Registry } from "prom-client";
import type { ReplicaFacts } from "./node-metrics.ts";

/** Registers how far the replica is behind, and where reads that may go there were answered. */
export function registerReplica(register: Registry, read: () => ReplicaFacts): void {
  // Registered below.
  const registers: Registry[] = [];
  const lag = new Gauge({
    name: "stemma_replica_lag_seconds",
    help: "How old what the replica shows is at most; of the node that knows the least. Missing while it does not answer.",
    registers,
    aggregator: "max",
    collect() {
      const { lagSeconds } = read();
      if (lagSeconds === null) this.remove();
      else this.set(lagSeconds);
    },
  });
  const reads = new Counter({
    name: "stemma_replica_reads_total",
    help: "Reads that may go to the replica: answered there, or by the primary because it was behind, failed, or was not tried.",
    registers,
    labelNames: ["place"],
    collect() {
      this.reset();
      for (const [place, count] of Object.entries(read().reads)) this.inc({ place }, count);
    },
  });
  register.registerMetric(lag);
  register.registerMetric(reads);
}
