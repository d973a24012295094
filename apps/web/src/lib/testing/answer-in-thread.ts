import { vi } from "vitest";

/** Lets every worker of the test compute its answer in the test's own thread, until `putAway` or `unstubAllGlobals`. */
export function answerInThread<Question, Answer>(answer: (question: Question) => Answer): void {
  class SameThread extends EventTarget {
    postMessage(question: Question): void {
      const event = new MessageEvent("message", { data: answer(question) });
      queueMicrotask(() => this.dispatchEvent(event));
    }
    terminate(): void {}
  }
  vi.stubGlobal("Worker", SameThread);
}
