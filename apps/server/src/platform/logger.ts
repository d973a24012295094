import { pino } from "pino";
import type { Logger } from "pino";
import { describeError } from "./describe-error.ts";

export type { Logger };

/**
 * Logs one JSON line per event to standard error. `warn` and above by default, so that a healthy server logs little.
 */
export function createLogger(level: string): Logger {
  const serializers = { err: describeError };
  return pino({ level, base: null, serializers }, pino.destination({ dest: 2, sync: true }));
}
