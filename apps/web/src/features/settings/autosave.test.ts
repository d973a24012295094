import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers the test triggers. */
function aServer() {
  const asked: { value: string; answer: () => void; refuse: () => void }[] = [];
  const save = (value: string) =>
    new Promise<void>((resolve, reject) => {
      asked.push({ value, answer: resolve, refuse: () => reject(new Error("refused")) });
    });
  return { save, asked, values: () => asked.map(({ value }) => value) };
}

test("a text is saved 1000 ms after its last change, once", async () => {
  const server = aServer();
  const field = createAutosave("Ana", server.save);
  field.edit("Anab");
  await vi.advanceTimersByTimeAsync(999);
  field.edit("Anabel");
  await vi.advanceTimersByTimeAsync(999);
  expect(server.values()).toEqual([]);
  expect(field.getSnapshot().status).toBe("unsaved");
  await vi.advanceTimersByTimeAsync(1);
  expect(server.values()).toEqual(["Anabel"]);
  server.asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(field.getSnapshot()).toEqual({ value: "Anabel", status: "saved", failure: null });
});

test("a text that changed while it was being saved is not called saved, and is saved after", async () => {
  const server = aServer();
  const field = createAutosave("", server.save);
  field.edit("A");
  await vi.advanceTimersByTimeAsync(1000);
  field.edit("Ab");
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.values()).toEqual(["A"]);
  server.asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(field.getSnapshot().status).toBe("unsaved");
  expect(server.values()).toEqual(["A", "Ab"]);
  server.asked[1]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(field.getSnapshot().status).toBe("saved");
});

test("a failed save is shown until the next change, which tries again", async () => {
  const server = aServer();
  const field = createAutosave("", server.save);
  field.edit("A");
  await vi.advanceTimersByTimeAsync(1000);
  server.asked[0]?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(field.getSnapshot()).toMatchObject({ value: "A", status: "unsaved" });
  expect(field.getSnapshot().failure).toBeInstanceOf(Error);
  field.edit("Ab");
  expect(field.getSnapshot().failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.values()).toEqual(["A", "Ab"]);
});

test("leaving saves at once, and tells whether the server has stored the text", async () => {
  const server = aServer();
  const field = createAutosave("", server.save);
  field.edit("A");
  const leaving = field.flush();
  server.asked[0]?.refuse();
  expect(await leaving).toBe(false);
  const again = field.flush();
  server.asked[1]?.answer();
  expect(await again).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.values()).toEqual(["A", "A"]);
});

test("leaving while a save is on its way waits for it, and sends what was typed since", async () => {
  const server = aServer();
  const field = createAutosave("", server.save);
  field.edit("A");
  await vi.advanceTimersByTimeAsync(1000);
  field.edit("Ab");
  const leaving = field.flush();
  server.asked[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  server.asked[1]?.answer();
  expect(await leaving).toBe(true);
  expect(server.values()).toEqual(["A", "Ab"]);
});

test("a refetched text is shown, but never over one that waits to be saved", () => {
  const field = createAutosave("Ana", aServer().save);
  field.reconcile("Anna");
  expect(field.getSnapshot().value).toBe("Anna");
  field.edit("Anne");
  field.reconcile("Ana");
  expect(field.getSnapshot().value).toBe("Anne");
});
