import { AsyncResource } from "node:async_hooks";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { receiveTraces } from "../../testing/receive-traces.ts";
import { startTracing } from "./start-tracing.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const settings = {
  protocol: "http/protobuf",
  sampler: "parentbased_always_on",
  samplerRatio: 1,
} as const;

/** A receiver of traces; `received` resolves to its first request. */
async function receive() {
  const server = createServer();
  const received = once(server, "request").then(async ([request, response]) => {
    const body = await buffer(request as IncomingMessage);
    response.end();
    return { headers: (request as IncomingMessage).headers, url: String(request.url), body };
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.stubEnv(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  return { received, close: () => server.close() };
}

test("the end of a node sends what was measured, as protobuf, under the name that the environment gives", async () => {
  const { received, close } = await receive();
  vi.stubEnv("OTEL_SERVICE_NAME", "bakery-wiki");
  const tracing = await startTracing(settings);
  await tracing.span("knead", () => Promise.resolve());
  await tracing.close();
  const { headers, url, body } = await received;
  close();
  expect(url).toBe("/v1/traces");
  expect(headers["content-type"]).toBe("application/x-protobuf");
  // Protobuf holds texts as they are.
  expect(body.includes("knead")).toBe(true);
  expect(body.includes("bakery-wiki")).toBe(true);
});

test("an error is named, and its message is kept out", async () => {
  const { received, close } = await receive();
  const tracing = await startTracing(settings);
  const failing = () => Promise.reject(new RangeError("Olga's secret recipe"));
  await expect(tracing.span("bake", failing)).rejects.toThrow("recipe");
  await tracing.close();
  const { body } = await received;
  close();
  expect(body.includes("RangeError")).toBe(true);
  expect(body.includes("recipe")).toBe(false);
});

/** Starts tracing with a receiver; `finish` ends both, and tells of each span by its name which one is above it, and to which it links. */
async function startReceiving() {
  const receiver = await receiveTraces();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
  const tracing = await startTracing({ ...settings, protocol: "http/json" });
  const finish = async () => {
    await tracing.close();
    receiver.close();
    const spans = receiver.spans();
    const nameOf = (id: string | undefined) => spans.find(({ spanId }) => spanId === id)?.name;
    return Object.fromEntries(
      spans.map(({ name, parentSpanId, links = [] }) => [
        name,
        { above: nameOf(parentSpanId), links: links.map(({ spanId }) => nameOf(spanId)) },
      ]),
    );
  };
  return { tracing, finish };
}

test("work that outlives a span is below the next span above that is under way, then below none", async () => {
  const { tracing, finish } = await startReceiving();
  let leftBehind = new AsyncResource("left behind");
  const goOn = (name: string) =>
    leftBehind.runInAsyncScope(() => tracing.span(name, () => Promise.resolve()));
  await tracing.span("outer", async () => {
    await tracing.span("inner", async () => {
      leftBehind = new AsyncResource("left behind");
      await goOn("during both");
    });
    await goOn("during one");
  });
  expect(leftBehind.runInAsyncScope(tracing.isWithin)).toBe(false);
  await goOn("during none");
  expect(await finish()).toMatchObject({
    inner: { above: "outer" },
    "during both": { above: "inner" },
    "during one": { above: "outer" },
    "during none": { above: undefined },
  });
});

test("a job is in a trace of its own, and links to the span that left it behind", async () => {
  const { tracing, finish } = await startReceiving();
  await tracing.span("one", async () => tracing.leave("task 1"));
  await tracing.span("other", async () => {
    await tracing.job("job 1", async () => tracing.span("in job", async () => {}), "task 1");
    await tracing.job("job 2", async () => {}, "task 2");
    await tracing.outside(() => tracing.span("for nobody", async () => {}));
  });
  expect(await finish()).toMatchObject({
    "job 1": { above: undefined, links: ["one"] },
    "in job": { above: "job 1" },
    "job 2": { above: undefined, links: [] },
    "for nobody": { above: undefined, links: [] },
  });
});
