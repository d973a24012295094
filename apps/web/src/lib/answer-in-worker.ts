import { workerStarted } from "./worker-started.ts";

/** Answers the questions of `askWorker`, in a worker's script. Says first that the script has loaded. */
export function answerInWorker<Question, Answer>(answer: (question: Question) => Answer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
  postMessage(workerStarted);
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
    postMessage(answer(data));
  });
}
