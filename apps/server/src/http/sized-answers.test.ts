import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, test } from "vitest";
import { sizedAnswers } from "./sized-answers.ts";

const app = new Hono();
app.use(compress());
app.use(sizedAnswers);
app.post("/json/:length", (context) => {
  const headers = new Headers({ "content-type": "application/json", "x-kept": "yes" });
  headers.append("set-cookie", "one=1");
  headers.append("set-cookie", "two=2");
  const text = "x".repeat(Number(context.req.param("length")) - 2);
  return new Response(JSON.stringify(text), { status: 201, headers });
});
app.post("/nothing", () => new Response(null, { status: 204 }));

const post = (path: string) =>
  app.request(path, { method: "POST", headers: { "accept-encoding": "gzip" } });

test("a short answer is sent as it is, with its length, status, headers and cookies", async () => {
  const response = await post("/json/1023");
  expect(response.status).toBe(201);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("content-length")).toBe("1023");
  expect(response.headers.get("x-kept")).toBe("yes");
  expect(response.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(await response.json()).toBe("x".repeat(1021));
});

test("a longer one is compressed, without the length that it had", async () => {
  const response = await post("/json/1024");
  expect(response.status).toBe(201);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("content-length")).toBeNull();
  expect(response.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  expect(text).toBe(JSON.stringify("x".repeat(1022)));
});

test("an answer without a body stays one", async () => {
  const response = await post("/nothing");
  expect(response.status).toBe(204);
  expect(response.headers.get("content-length")).toBeNull();
});
