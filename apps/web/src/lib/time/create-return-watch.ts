interface Needs {
  /** Whether the server answers and is ready. */
  readonly isReady: () => Promise<boolean>;
  /** Calls `hint` when the connection may be back. Returns a function that stops listening. */
  readonly onHint: (hint: () => void) => () => void;
}

const firstDelayMs = 1_000;
const delayMaxMs = 30_000;
const delayGrowth = 1.6;

/** After this long without a waiting screen, the backoff starts again with the shortest delay. */
const forgottenAfterMs = 60_000;

/**
 * Waits for the server on behalf of screens that could not load. While a screen waits, polls with backoff whether the
 * server is ready, and polls at once after a hint. When the server is ready, calls every `retry`. The delay keeps
 * growing when retries fail again, so that a server that is ready but refuses is not polled too often. Returns a
 * function that begins a wait; that function returns one that ends the wait.
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
    // Iterate over a copy: a retry that fails at once waits again, and this loop must not call it twice.
    const called = [...waiting];
    for (const retry of called) retry();
  }

  function askLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), delayMs);
    delayMs = Math.min(delayMs * delayGrowth, delayMaxMs);
  }

  return (retry) => {
    // Two screens may wait with the same function, so each wait gets its own entry.
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
