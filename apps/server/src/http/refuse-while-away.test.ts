import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPort } from "./open-port.ts";
import { createRefuseWhileAway } from "./refuse-while-away.ts";
import { serveConnections } from "./serve-connections.ts";

let isAway = true;
let address: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const refuseWhileAway = createRefuseWhileAway({
    isAway: () => isAway,
    headers: ["x-ours", "yes"],
    productName: "Tom & Jerry",
  });
  const direct = { reads: async () => null, saves: async () => null, refuseWhileAway };
  const app = new Hono().all("*", (context) => context.text("the app"));
  const server = serveConnections(app, direct);
  const port = await openPort({ port: 0, host: "127.0.0.1" }, server.take);
  address = `http://127.0.0.1:${port.port}`;
  close = async () => {
    port.close();
    await server.close(0);
  };
});
afterAll(() => close());

async function ask(path: string, method = "GET") {
  const body = method === "GET" ? undefined : "flour ".repeat(100_000);
  const response = await fetch(address + path, { method, ...(body && { body }) });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

test.each([
  ["/rpc/drafts/save", "POST", { json: { code: "UNAVAILABLE", status: 503, defined: true } }],
  ["/rpc/pages/get?data=%7B%7D", "GET", { json: { code: "UNAVAILABLE" } }],
  ["/api/pages/1", "DELETE", { code: "UNAVAILABLE", status: 503, defined: true }],
])("%s is refused with %s as long as the database is away", async (path, method, error) => {
  isAway = true;
  const { status, headers, text } = await ask(path, method);
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject(error);
  expect(headers.get("retry-after")).toBe("1");
  expect(headers.get("x-ours")).toBe("yes");
  expect(headers.get("x-request-id")).toMatch(/\S/);
  isAway = false;
  expect((await ask(path, method)).text).toBe("the app");
});

test("a screen says that the database is away, and tries again by itself", async () => {
  isAway = true;
  const { status, headers, text } = await ask("/page/1?edit=true");
  expect(status).toBe(503);
  expect(headers.get("content-type")).toMatch(/^text\/html/);
  expect(headers.get("refresh")).toBe("3");
  expect(text).toContain("<h1>Tom &amp; Jerry will be back in a moment</h1>");
});

test("that screen has the colours of the client's screens", async () => {
  isAway = true;
  const { text } = await ask("/");
  const tokens = readFileSync(
    new URL("../../../web/src/ui/styles/tokens.css", import.meta.url),
    "utf8",
  );
  const colours = text.match(/--(paper|ink|soft): light-dark\(.+?\)/g);
  expect(colours).toHaveLength(3);
  for (const colour of colours ?? []) expect(tokens).toContain(`${colour};`);
});

test.each(["/healthz", "/readyz", "/assets/index.js", "/favicon.svg"])(
  "%s needs no database",
  async (path) => {
    isAway = true;
    expect((await ask(path)).text).toBe("the app");
  },
);

test.each(["/files/1/cat.png", "/unsubscribe/1"])(
  "%s is refused with a line of text",
  async (path) => {
    isAway = true;
    const { status, text } = await ask(path, path.startsWith("/files") ? "GET" : "POST");
    expect(status).toBe(503);
    expect(text).toMatch(/^The server can't reach its database/);
  },
);
