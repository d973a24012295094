import type { Clock } from "../platform/clock.ts";
import type { NewError, RecentErrorsStore } from "./recent-errors.store.ts";

/** How long errors are gathered before they are written, in milliseconds: many errors cost no more than a few. */
const gatheredMs = 1_000;

/** How many wait at most, the oldest: the first errors of a flood show what is wrong. */
const waitingMax = 20;

/** Hears of an unexpected error: where it happened, and under which id the log has it. */
type OnError = (
  error: unknown,
  about: { readonly requestId: string; readonly route: string },
) => void;

interface Needs {
  readonly recentErrors: Pick<RecentErrorsStore, "add">;
  readonly clock: Clock;
}

/**
 * Records unexpected errors for the operators in the background, so that no request waits for it. If the database does not answer, the
 * errors stay in memory until a later error, or `flush`, writes them.
 */
export function createErrorRecorder({ recentErrors, clock }: Needs) {
  let waiting: NewError[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const errors = waiting;
    if (errors.length === 0) return;
    waiting = [];
    try {
      await recentErrors.add(errors);
    } catch {
      // The log has them. The next error tries again.
      waiting = [...errors, ...waiting].slice(0, waitingMax);
    }
  }

  const onError: OnError = (error, { requestId, route }) => {
    if (waiting.length < waitingMax) {
      waiting.push({ at: clock.now().toISOString(), requestId, route, error: describe(error) });
    }
    // Also where no more may wait: after a failed write, nothing else tries again.
    timer ??= setTimeout(() => void flush(), gatheredMs).unref();
  };
  return { onError, flush };
}

/** The kind, the code and the place of an error. Its message may quote what somebody wrote. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, stack = "" } = error;
  const code = "code" in error ? ` ${String(error.code)}` : "";
  // A failed query is thrown by the driver, wherever it was asked.
  if ("query" in error) return name + code;
  const frame = /^\s+at (?:async )?([\w.<>[\] ]+) \(/m.exec(stack)?.[1];
  return frame === undefined ? name + code : `${name}${code} in ${frame}`;
}
