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
    const ended = new AbortController();
    const end = () => {
      worker.terminate();
      // The signal can outlive thousands of questions: it must not keep them in memory.
      ended.abort();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", (event) => {
      end();
      reject(new Error(event.message || "The browser could not start the work."));
    });
    const abort = () => {
      end();
      reject(signal.reason as Error);
    };
    signal.addEventListener("abort", abort, { signal: ended.signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
