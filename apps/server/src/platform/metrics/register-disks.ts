import { Gauge, type Registry } from "prom-client";
import type { WatchedParts } from "./node-metrics.ts";

type Disks = Awaited<ReturnType<NonNullable<WatchedParts["shared"]>["disks"]>>;

const levels = ["ok", "nearly full", "full"] as const;

/** Registers the room of the disks. The returned function sets it. */
export function registerDisks(register: Registry): (disks: Disks) => void {
  const gauge = (name: string, help: string, read: (disk: Disks[number]) => number) => {
    // During a reload, two nodes may ask.
    const made = new Gauge({
      name,
      help,
      labelNames: ["disk"],
      registers: [register],
      aggregator: "max",
    });
    return (disks: Disks) => {
      made.reset();
      for (const disk of disks) made.set({ disk: disk.holds }, read(disk));
    };
  };
  const gauges = [
    gauge("stemma_disk_free_bytes", "Free room on a disk.", ({ free }) => free),
    gauge("stemma_disk_bytes", "Size of a disk.", ({ size }) => size),
    gauge(
      "stemma_disk_level",
      "0 if a disk has room, 1 if it is nearly full, 2 if uploads are refused.",
      ({ level }) => levels.indexOf(level),
    ),
  ];
  return (disks) => gauges.forEach((set) => set(disks));
}
