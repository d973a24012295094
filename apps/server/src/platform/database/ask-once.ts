/**
 * Makes a question that is asked once for all who wait for its next answer. The answer is as new as the caller: the question is always sent
 * after the caller asked, and after the one before was answered.
 */
export function askOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | null = null;
  return () =>
    (next ??= running.then(() => {
      next = null;
      const asked = ask();
      running = asked.catch(() => undefined);
      return asked;
    }));
}
