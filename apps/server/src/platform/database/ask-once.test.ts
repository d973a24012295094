import { expect, test } from "vitest";
import { askOnce } from "./ask-once.ts";

/** A question whose answers come when the test says so. */
function heldQuestion() {
  const answers: ((answer: number | Error) => void)[] = [];
  const ask = askOnce(
    () =>
      new Promise<number>((resolve, reject) =>
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
  );
  return { ask, answers };
}

test("who comes while a question is under way gets the next one's answer, together", async () => {
  const { ask, answers } = heldQuestion();
  const first = ask();
  await Promise.resolve();
  const [second, third] = [ask(), ask()];
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(answers).toHaveLength(2);
  answers[1]?.(2);
  expect([await second, await third]).toEqual([2, 2]);
});

test("a question that fails does not fail the next one", async () => {
  const { ask, answers } = heldQuestion();
  const first = ask();
  await Promise.resolve();
  const second = ask();
  answers[0]?.(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await Promise.resolve();
  answers[1]?.(2);
  expect(await second).toBe(2);
});
