import { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeldWorker } from "./testing/held-worker.ts";
import { runHook } from "./testing/run-hook.tsx";
import { useWorkerAnswer } from "./use-worker-answer.ts";

interface Question {
  readonly of: string;
}

let workers: HeldWorker[] = [];
let question: Question | null = null;

const makeWorker = () => {
  const worker = new HeldWorker();
  workers.push(worker);
  return worker as unknown as Worker;
};

function ask() {
  return runHook(new QueryClient(), () => useWorkerAnswer<Question, string>(makeWorker, question));
}

beforeEach(() => {
  workers = [];
  question = { of: "first" };
});
afterEach(() => vi.restoreAllMocks());

test("a worker is asked once, and its answer is there", async () => {
  const { current } = ask();
  expect(current().answer).toBeNull();
  expect(workers[0]?.asked).toEqual([{ of: "first" }]);
  workers[0]?.say("one");
  await expect.poll(() => current().answer).toBe("one");
  expect(workers).toHaveLength(1);
});

test("a failure is told, and the question is asked again", async () => {
  const { current } = ask();
  workers[0]?.fail();
  await expect.poll(() => current().isFailed).toBe(true);
  flushSync(() => current().retry());
  expect(current().isFailed).toBe(false);
  workers[1]?.say("two");
  await expect.poll(() => current().answer).toBe("two");
});

test("a newer question ends the older one, whose last answer stays until the new one is there", async () => {
  const { current, render } = ask();
  workers[0]?.say("one");
  await expect.poll(() => current().answer).toBe("one");
  question = { of: "second" };
  render();
  expect([current().answer, current().last?.answer]).toEqual([null, "one"]);
  question = { of: "third" };
  render();
  expect(workers[1]?.isTerminated).toBe(true);
  workers[1]?.say("two");
  workers[2]?.say("three");
  await expect.poll(() => current().answer).toBe("three");
});
