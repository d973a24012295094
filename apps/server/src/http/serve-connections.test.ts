import { Hono } from "hono";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DirectReads } from "./direct-reads.ts";
import type { DirectSaves } from "./direct-saves.ts";
import { openPort } from "./open-port.ts";
import { requestIdOf } from "./request-id.ts";
import { serveConnections } from "./serve-connections.ts";

const impatient = {
  headersMs: 50,
  requestMs: 100,
  uploadMs: 60_000,
  silenceMs: 60_000,
  lookMs: 10,
};

/** Echoes the body of a request. */
const app = new Hono()
  .post("/api/files", async (context) => context.text(await context.req.text()))
  .post("/", async (context) => context.text(await context.req.text()))
  .onError((_error, context) => context.body(null, 400));

/** Leaves everything to the app. */
const noDirect = {
  reads: async () => null,
  saves: async () => null,
  refuseWhileAway: () => null,
};

/** Opens a port whose connections are answered. */
async function listen(...serving: Parameters<typeof serveConnections>) {
  const server = serveConnections(...serving);
  const { port, close } = await openPort({ port: 0, host: "127.0.0.1" }, server.take);
  const endAfter = async (closed: Promise<void>) => {
    close();
    await closed;
  };
  return {
    port,
    close: (maxMs: number) => endAfter(server.close(maxMs)),
    drain: (maxMs: number) => endAfter(server.drain(maxMs)),
  };
}

let listening: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  listening = await listen(app, undefined, impatient);
});

afterAll(() => listening.close(0));

/**
 * Sends the beginning of a request and nothing more. Resolves with the answer when the server has closed the
 * connection.
 */
function sendHalf(text: string): Promise<string> {
  const { port } = listening;
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (data) => (answer += String(data)));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

test.each([
  ["no line", ""],
  ["half of a line", "POST / HT"],
  ["half of its headers", "POST / HTTP/1.1\r\nHost: x\r\n"],
  ["half of its body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345"],
])("a request that sends %s and then stops is closed", async (_what, text) => {
  expect(await sendHalf(text)).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test("a silent connection is closed", async () => {
  const patience = {
    headersMs: 60_000,
    requestMs: 60_000,
    uploadMs: 60_000,
    silenceMs: 50,
    lookMs: 10,
  };
  const silent = await listen(app, undefined, patience);
  const { port } = silent;
  await new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345"),
    );
    socket.on("error", () => {});
    socket.on("close", resolve);
  });
  await silent.close(0);
});

test("the body of a file may take longer than that of other requests", async () => {
  const { port } = listening;
  const headers = "Host: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n";
  let answer = "";
  const closed = new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`POST /api/files?draftId=x HTTP/1.1\r\n${headers}12345`),
    );
    socket.on("data", (data) => (answer += String(data)));
    socket.on("close", resolve);
    void sendHalf(`POST / HTTP/1.1\r\n${headers}12345`).then(() => socket.write("67890"));
  });
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test("what is read directly is sent in its pieces, and everything else reaches the app", async () => {
  const reading = new Hono().all("*", (context) => context.text(`app: ${context.req.method}`));
  const directReads: DirectReads = async ({ url, headers }) => {
    if (url === "/fails") throw new Error("It is answered by the app.");
    if (url !== "/read") return null;
    const body = ["one ", headers.get("x-word") ?? "", ""].map((text) => Buffer.from(text));
    return { status: 200, headers: ["content-length", 7], body };
  };
  const direct = { ...noDirect, reads: directReads };
  const { port, close } = await listen(reading, direct, { ...impatient, headersMs: 60_000 });
  const read = async (path: string, method = "GET") => {
    const init = { method, headers: { "x-word": "two" } };
    return (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
  };
  expect(await read("/read")).toBe("one two");
  expect(await read("/read", "POST")).toBe("app: POST");
  expect(await read("/other")).toBe("app: GET");
  expect(await read("/fails")).toBe("app: GET");
  await close(1_000);
});

const patient = { ...impatient, headersMs: 60_000, requestMs: 60_000 };

test("a save is answered directly, or by the app, whether its body was read before or not", async () => {
  const saves: DirectSaves = async ({ readBody, headers }) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (headers.get("x-unread") !== null) return null;
    const text = `read ${String(await readBody())}`;
    if (headers.get("x-left") !== null) return null;
    return { status: 200, headers: ["content-length", text.length], body: [Buffer.from(text)] };
  };
  const direct = { ...noDirect, saves };
  const before = await listen(app, direct, patient);
  try {
    const { port } = before;
    const save = async (headers: Record<string, string>) => {
      const init = { method: "POST", body: "flour ".repeat(50_000), headers };
      return (await fetch(`http://127.0.0.1:${port}/`, init)).text();
    };
    expect(await save({})).toBe(`read ${"flour ".repeat(50_000)}`);
    expect(await save({ "x-left": "yes" })).toBe("flour ".repeat(50_000));
    expect(await save({ "x-unread": "yes" })).toBe("flour ".repeat(50_000));
  } finally {
    await before.close(0);
  }
});

test("a save whose sender goes away is neither answered nor given to the app", async () => {
  let calls = 0;
  let hasFailed = () => {};
  const failed = new Promise<void>((resolve) => (hasFailed = resolve));
  const counting = new Hono().post("/", (context) => context.text(String((calls += 1))));
  const saves: DirectSaves = async ({ readBody }) => {
    await readBody().finally(hasFailed);
    return null;
  };
  const direct = { ...noDirect, saves };
  const before = await listen(counting, direct, patient);
  try {
    const { port } = before;
    const half = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345";
    const socket = connect(port, "127.0.0.1", () => socket.end(half, () => socket.destroy()));
    await failed;
    // Another request after it, which the app counts.
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST" });
    expect(await answer.text()).toBe("1");
    expect(calls).toBe(1);
  } finally {
    await before.close(0);
  }
});

/** A connection that is kept: sends requests on it, one after the other. */
async function keptConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  return {
    closed,
    async request() {
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nwords");
      let answer = "";
      while (!answer.endsWith("words")) {
        answer += await new Promise((resolve) => socket.once("data", resolve));
      }
      return answer;
    },
  };
}

test("a connection that is idle while the server is drained gets one more answer, and then ends", async () => {
  const { port, drain } = await listen(app, undefined, patient);
  const kept = await keptConnection(port);
  expect(await kept.request()).toMatch(/\r\nconnection: keep-alive\r\n/i);
  const drained = drain(60_000);
  expect(await kept.request()).toMatch(/\r\nconnection: close\r\n/i);
  await kept.closed;
  await drained;
});

test("a connection that is idle while the server closes is ended, also while it is drained", async () => {
  const { port, close, drain } = await listen(app, undefined, patient);
  const kept = await keptConnection(port);
  await kept.request();
  const drained = drain(60_000);
  await close(60_000);
  await Promise.all([kept.closed, drained]);
});

test("a connection that does not end is ended after the time given", async () => {
  const { port, drain } = await listen(app, undefined, patient);
  const kept = await keptConnection(port);
  await kept.request();
  await drain(0);
  await kept.closed;
});

test("each answer has an id, of the proxy or its own, which whoever answers knows", async () => {
  const direct = {
    ...noDirect,
    reads: async ({ headers }: Parameters<DirectReads>[0]) => ({
      status: 200,
      headers: ["content-type", "text/plain"],
      body: [Buffer.from(headers.get("x-request-id") ?? "none")],
    }),
  };
  const told = new Hono().post("/", (context) => context.text(requestIdOf(context) ?? "none"));
  const { port, close } = await listen(told, direct);
  const ids: string[] = [];
  for (const method of ["GET", "POST", "GET"]) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method });
    const id = response.headers.get("x-request-id") ?? "";
    expect(await response.text()).toBe(id);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(3);
  const headers = { "x-request-id": "5f1c8c4e9a7b4d2e" };
  const named = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers });
  expect(await named.text()).toBe("5f1c8c4e9a7b4d2e");
  await close(0);
});
