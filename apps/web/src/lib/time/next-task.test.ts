import { expect, it } from "vitest";
import { nextTask } from "./next-task.ts";

/** Adds to `order` in a task that was asked for before. */
function addInTask(order: string[], word: string): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      order.push(word);
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

it("goes on after the tasks that wait already, and not among the microtasks", async () => {
  const order: string[] = [];
  const other = addInTask(order, "another task");
  const next = nextTask().then(() => order.push("next task"));
  await Promise.resolve().then(() => order.push("microtask"));
  await Promise.all([other, next]);
  expect(order).toEqual(["microtask", "another task", "next task"]);
});
