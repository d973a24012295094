import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves to the answer, or to `late` after this many milliseconds; rejects when the signal aborts before. No timer and no listener of
 * the signal is left behind, and the timer keeps no process alive.
 */
export async function answerWithin<Answer, Late>(
  asked: Promise<Answer>,
  { ms, late, signal }: { readonly ms: number; readonly late: Late; readonly signal?: AbortSignal },
): Promise<Answer | Late> {
  signal?.throwIfAborted();
  const waiting = new AbortController();
  const end = () => waiting.abort();
  signal?.addEventListener("abort", end);
  try {
    return await Promise.race([asked, wait(ms, late, { signal: waiting.signal, ref: false })]);
  } finally {
    signal?.removeEventListener("abort", end);
    end();
  }
}
