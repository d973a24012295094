/** Answers the questions of `askWorker`, in a worker's script. */
export function answerInWorker<Question, Answer>(answer: (question: Question) => Answer): void {
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
    postMessage(answer(data));
  });
}
