import { pino } from "pino";
import type { Logger } from "pino";
import { describeError } from "./describe-error.ts";

export type { Logger };

/** One JSON line an event on standard error; `warn` and up by default, so that a quiet server stays quiet. */
export function createLogger(level: string): Logger {
  const serializers = { err: describeError };
  return pino({ level, base: null, serializers }, pino.destination({ dest: 2, sync: true }));
}
