/** A worker whose answers the test gives. */
export class HeldWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isTerminated = false;
  postMessage(question: unknown): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(answer: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
  }
  fail(): void {
    this.dispatchEvent(new Event("error"));
  }
}
