interface Needs {
  /** Whether the server answers and can work. */
  readonly isReady: () => Promise<boolean>;
  /** Calls back when the connection may have come back, and answers how to stop. */
  readonly onHint: (hint: () => void) => () => void;
}

const firstDelayMs = 1_000;
const delayMaxMs = 30_000;
const delayGrowth = 1.6;

/** After so long without anybody waiting, the next failure is a new one and is met with the shortest delay. */
const forgottenAfterMs = 60_000;

/**
 * Waits for the server on behalf of screens that could not load. While one waits, it asks whether the server is ready, with
 * growing delays, and at once after a hint; every `retry` is called when it is. The delay goes on growing over retries that
 * fail again, so that a server that answers but refuses is not asked without end. Answers how to wait.
 */
export function createReturnWatch({ isReady, onHint }: Needs): (retry: () => void) => () => void {
  const waiting = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = firstDelayMs;
  let leftAtMs = 0;
  let stopHints: (() => void) | null = null;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const isBack = await isReady().catch(() => false);
    if (waiting.size === 0) return;
    askLater();
    if (!isBack) return;
    // A retry that fails at once waits again, and is not called a second time.
    const called = [...waiting];
    for (const retry of called) retry();
  }

  function askLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), delayMs);
    delayMs = Math.min(delayMs * delayGrowth, delayMaxMs);
  }

  return (retry) => {
    // Each wait is one of its own, also where two have the same way to retry.
    const own = () => retry();
    waiting.add(own);
    if (waiting.size === 1) {
      if (Date.now() - leftAtMs > forgottenAfterMs) delayMs = firstDelayMs;
      stopHints = onHint(() => void ask());
      askLater();
    }
    return () => {
      if (!waiting.delete(own) || waiting.size > 0) return;
      clearTimeout(timer);
      stopHints?.();
      leftAtMs = Date.now();
    };
  };
}
