import { Gauge, type Registry } from "prom-client";
import type { BackupFacts } from "./node-metrics.ts";

/** Registers how scheduled backups are. The returned function sets it; what is not known is left out. */
export function registerBackups(register: Registry): (facts: BackupFacts | null) => void {
  const gauge = (name: string, help: string, read: (facts: BackupFacts) => number | null) => {
    // During a reload, two nodes may ask.
    const made = new Gauge({ name, help, registers: [register], aggregator: "max" });
    return (facts: BackupFacts | null) => {
      const value = facts === null ? null : read(facts);
      if (value === null) made.remove();
      else made.set(value);
    };
  };
  const seconds = (from: Date, until: Date) => (until.getTime() - from.getTime()) / 1_000;
  const gauges = [
    gauge(
      "stemma_backup_every_seconds",
      "How often a backup is due.",
      ({ everySeconds }) => everySeconds,
    ),
    gauge(
      "stemma_backup_last_success_timestamp_seconds",
      "When the last good scheduled backup began; 0 if there was none yet.",
      ({ lastGood }) => (lastGood === null ? 0 : lastGood.startedAt.getTime() / 1_000),
    ),
    gauge(
      "stemma_backup_duration_seconds",
      "How long the last good scheduled backup took.",
      ({ lastGood }) => lastGood && seconds(lastGood.startedAt, lastGood.finishedAt),
    ),
    gauge(
      "stemma_backup_bytes",
      "Size of the last good scheduled backup.",
      ({ lastGood }) => lastGood && lastGood.bytes,
    ),
    gauge(
      "stemma_backup_failures",
      "Scheduled backups that have failed since the last good one.",
      ({ failures }) => failures,
    ),
  ];
  return (facts) => gauges.forEach((set) => set(facts));
}
