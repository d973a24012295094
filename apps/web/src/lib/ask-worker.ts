/**
 * Asks a worker one question, apart from the screen, and ends it: with its answer, with its failure, or when `signal` says
 * that nobody waits any more. Question and answer are copied, so both are plain data. The worker answers with one message.
 */
export function askWorker<Question, Answer>(
  makeWorker: () => Worker,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = makeWorker();
    const end = () => worker.terminate();
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", (event) => {
      end();
      reject(new Error(event.message || "The browser could not start the work."));
    });
    signal.addEventListener("abort", () => {
      end();
      reject(signal.reason as Error);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
