import { workerStarted } from "./worker-started.ts";

/**
 * After this time, in milliseconds, a worker that has not started, or has no answer, has failed. Longer than the time
 * bounds of all that workers compute.
 */
export const answerLimitMs = 180_000;

/**
 * Runs one question in a worker, off the main thread. Terminates the worker after its answer, after its failure,
 * `limitMs` after its start, or when `signal` aborts; after `limitMs` it rejects with a `TimeoutError`. A slow connection
 * or a busy machine can make a start long, so its time does not count. Question and answer are copied between the
 * threads, so both are plain data.
 */
export function askWorker<Question, Answer>(
  makeWorker: () => Worker,
  question: Question,
  signal: AbortSignal,
  limitMs: number = answerLimitMs,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = makeWorker();
    const ended = new AbortController();
    const end = () => {
      worker.terminate();
      clearTimeout(timer);
      // The signal can outlive thousands of questions: it must not keep them in memory.
      ended.abort();
    };
    const fail = (reason: string) => {
      end();
      reject(new Error(reason));
    };
    const giveUp = () => {
      end();
      reject(new DOMException("The work took too long.", "TimeoutError"));
    };
    let timer = setTimeout(() => fail("The work did not start."), answerLimitMs);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer | typeof workerStarted>) => {
      if (data === workerStarted) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, limitMs);
        return;
      }
      end();
      resolve(data as Answer);
    });
    worker.addEventListener("error", (event) =>
      fail(event.message || "The browser could not start the work."),
    );
    worker.addEventListener("messageerror", () => fail("The browser could not read the answer."));
    const abort = () => {
      end();
      reject(signal.reason as Error);
    };
    signal.addEventListener("abort", abort, { signal: ended.signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
