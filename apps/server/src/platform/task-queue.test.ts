import { queueOptionsSymbol } from "piscina";
import { expect, test } from "vitest";
import { createTaskQueue } from "./task-queue.ts";

const task = (name: string) => ({ name, [queueOptionsSymbol]: null });

test("a task for which a request waits runs before the others, and each kind in its order", () => {
  const queue = createTaskQueue(["read"]);
  const [index, read, authors, again, gone] = ["index", "read", "authors", "read", "read"].map(
    task,
  );
  if (!index || !read || !authors || !again || !gone) throw new Error("There are five tasks.");
  for (const one of [index, read, authors, again, gone]) queue.push(one);
  queue.remove(gone);
  expect(queue.size).toBe(4);
  const order = Array.from({ length: 5 }, () => queue.shift());
  expect(order).toEqual([read, again, index, authors, null]);
  expect(order[0]).toBe(read);
  expect(order[1]).toBe(again);
});
