import { collectDefaultMetrics, type Registry } from "prom-client";

/** Registers the metrics that every program on Node has: processor time, memory, the lag of the event loop, open files. */
export function registerProcessMetrics(register: Registry): void {
  collectDefaultMetrics({ register });
}
