import { pino } from "pino";
import type { Logger } from "pino";

export type { Logger };

/** One JSON line an event on standard error; `warn` and up by default, so that a quiet server stays quiet. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));
}
