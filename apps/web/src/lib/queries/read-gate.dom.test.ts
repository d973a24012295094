import { afterEach, expect, test, vi } from "vitest";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api } from "../api.ts";
import { holdServer } from "../testing/held-server.ts";
import { holdReadsWhile } from "./read-gate.ts";
import { noItems } from "../testing/no-items.ts";

afterEach(() => vi.unstubAllGlobals());

/** An action that the test ends, and a server that counts the reads that reached it. */
function beginHolding() {
  let asked = 0;
  const server = holdServer({
    "recents/list": () => {
      asked += 1;
      return noItems;
    },
  });
  const read = () => api.recents.list({});
  const { promise, resolve, reject } = deferred();
  return {
    server,
    read,
    asked: () => asked,
    action: () => promise,
    succeed: resolve,
    reject,
    /** Resolves when the reads asked for before have reached the gate: a change sent after them is answered. */
    async untilReadsAreHeld() {
      const change = api.recents.add({
        type: "workspace",
        id: crypto.randomUUID() as WorkspaceId,
      });
      (await server.take("recents/add")).answer();
      await change;
    },
  };
}

function deferred() {
  let settle: { resolve: () => void; reject: (reason: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  if (settle === undefined) throw new Error("The promise was not created.");
  return { promise, ...settle };
}

test("no read is running and none is sent while the session is being ended, nor after it ended", async () => {
  const { server, read, asked, action, succeed, untilReadsAreHeld } = beginHolding();
  const outcome = vi.fn();
  read().then(outcome, outcome);
  await server.take("recents/list");
  const held = holdReadsWhile(action);
  read().then(outcome, outcome);
  await untilReadsAreHeld();
  expect(asked()).toBe(1);
  succeed();
  await held;
  await untilReadsAreHeld();
  expect(asked()).toBe(1);
  expect(outcome).not.toHaveBeenCalled();
  // All tests share the document's gate: it is left open, with no read waiting at it.
  server.answerEverything();
  window.dispatchEvent(new Event("pageshow"));
  await expect.poll(() => outcome).toHaveBeenCalledTimes(2);
});

test("when the session could not be ended, every read that was held is answered", async () => {
  const { server, read, asked, action, reject, untilReadsAreHeld } = beginHolding();
  const running = read();
  await server.take("recents/list");
  const held = holdReadsWhile(action);
  const late = read();
  await untilReadsAreHeld();
  expect(asked()).toBe(1);
  server.answerEverything();
  reject(new Error("No connection."));
  await expect(held).rejects.toThrow("No connection.");
  expect(await Promise.all([running, late])).toMatchObject([{ items: [] }, { items: [] }]);
  expect(asked()).toBe(3);
});

test("a document that comes back from the browser's cache reads again", async () => {
  const { server, read, asked, action, untilReadsAreHeld } = beginHolding();
  void holdReadsWhile(action);
  const late = read();
  await untilReadsAreHeld();
  expect(asked()).toBe(0);
  server.answerEverything();
  window.dispatchEvent(new Event("pageshow"));
  expect(await late).toMatchObject({ items: [] });
});

test("a read that its screen cancels while it is held is not sent later", async () => {
  const { server, asked, action, reject, untilReadsAreHeld } = beginHolding();
  const held = holdReadsWhile(action);
  const screen = new AbortController();
  const read = api.recents.list({}, { signal: screen.signal });
  await untilReadsAreHeld();
  screen.abort();
  server.answerEverything();
  reject(new Error("No connection."));
  await expect(held).rejects.toThrow();
  await expect(read).rejects.toThrow();
  expect(asked()).toBe(0);
});
