/**
 * Runs one question in a worker, off the main thread. Terminates the worker after its answer, after its failure, or
 * when `signal` aborts. Question and answer are copied between the threads, so both are plain data. The worker answers
 * with one message.
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
