import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askWorker } from "./ask-worker.ts";
import { HeldWorker } from "./testing/held-worker.ts";
import { workerStarted } from "./worker-started.ts";

let worker = new HeldWorker();

beforeEach(() => {
  worker = new HeldWorker();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Asks, and gives what became of it: the answer, or the message of the error. */
async function ask(act: () => void, signal = new AbortController().signal): Promise<string> {
  const answer = askWorker<string, string>(() => worker as unknown as Worker, "why", signal, 5000);
  act();
  return answer.catch((error: unknown) => String(error));
}

test("a worker ends after its answer, and no timer stays", async () => {
  expect(await ask(() => worker.say("because"))).toBe("because");
  expect([worker.asked, worker.isTerminated, vi.getTimerCount()]).toEqual([["why"], true, 0]);
});

test("a worker without an answer fails after the limit", async () => {
  const ended = ask(() => worker.say(workerStarted));
  vi.advanceTimersByTime(4999);
  expect(worker.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await ended).toBe("TimeoutError: The work took too long.");
  expect([worker.isTerminated, vi.getTimerCount()]).toEqual([true, 0]);
});

test("the time in which a worker starts does not count", async () => {
  const ended = ask(() => vi.advanceTimersByTime(100_000));
  worker.say(workerStarted);
  vi.advanceTimersByTime(4999);
  worker.say("because");
  expect(await ended).toBe("because");
});

test("a worker that never starts fails", async () => {
  const ended = ask(() => vi.advanceTimersByTime(180_000));
  expect(await ended).toContain("did not start");
  expect([worker.isTerminated, vi.getTimerCount()]).toEqual([true, 0]);
});

test("an answer that can't be read is a failure", async () => {
  const unreadable = () => worker.dispatchEvent(new MessageEvent("messageerror"));
  expect(await ask(unreadable)).toContain("could not read the answer");
  expect([worker.isTerminated, vi.getTimerCount()]).toEqual([true, 0]);
});

test("a question that is cancelled ends the worker and rejects with the reason", async () => {
  const stop = new AbortController();
  expect(await ask(() => stop.abort(new Error("no longer needed")), stop.signal)).toContain(
    "no longer needed",
  );
  expect([worker.isTerminated, vi.getTimerCount()]).toEqual([true, 0]);
});
