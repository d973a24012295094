/** How long an answer is kept, in milliseconds. */
const keptMs = 60_000;

/**
 * A read whose answer all callers share, and which is kept for a minute from when it came. Callers that ask while it is under way get
 * the same one. A failed read is not kept.
 */
export function keepAMinute<Answer>(
  read: () => Promise<Answer>,
  nowMs: () => number = () => performance.now(),
): () => Promise<Answer> {
  let kept: Promise<Answer> | null = null;
  let untilMs = 0;

  async function readAnew(): Promise<Answer> {
    try {
      const answer = await read();
      untilMs = nowMs() + keptMs;
      return answer;
    } catch (error) {
      untilMs = 0;
      throw error;
    }
  }

  return () => {
    if (kept !== null && untilMs > nowMs()) return kept;
    untilMs = Infinity;
    kept = readAnew();
    return kept;
  };
}
