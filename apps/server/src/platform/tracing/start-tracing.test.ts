import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
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
