import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
} from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "../config/tracing-settings.ts";
import { productVersion } from "../product-version.ts";
import { createSampler } from "./create-sampler.ts";
import type { Span, SpanStart, Tracing } from "./tracing.ts";

/** How long the end of a node waits for the receiver of its traces, in milliseconds. */
const flushMaxMs = 3_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Starts the traces of a node. Import it dynamically: it loads the libraries of OpenTelemetry. */
export async function startTracing(settings: TracingSettings): Promise<Tracing> {
  const own = resourceFromAttributes({
    "service.name": "stemma",
    "service.version": productVersion,
    "service.instance.id": randomUUID(),
    "process.pid": process.pid,
  });
  const provider = new TracerProvider({
    // What the environment says of the service comes last, so that it counts.
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: await createExporter(settings) })],
  });
  const tracer = provider.getTracer("stemma", productVersion);
  const current = new AsyncLocalStorage<OtelSpan>();
  const spans = new WeakMap<Span, OtelSpan>();

  const begin = (
    name: string,
    { kind, attributes = {} }: SpanStart,
    context: Context,
    cause?: OtelSpan,
  ) => {
    const links = cause === undefined ? [] : [{ context: cause.spanContext() }];
    const options = { attributes, links, ...(kind !== undefined && { kind: kinds[kind] }) };
    const started = tracer.startSpan(name, options, context);
    const span: Span = {
      end(more = {}, error) {
        started.setAttributes(more);
        if (error !== undefined) {
          started.setAttribute("error.type", nameOf(error));
          started.setStatus({ code: SpanStatusCode.ERROR });
        }
        started.end();
      },
    };
    spans.set(span, started);
    return span;
  };

  const contextOf = (traceparent: string | undefined): Context => {
    const sent = traceparent === undefined ? null : parseTraceParent(traceparent);
    if (sent !== null) return trace.setSpanContext(ROOT_CONTEXT, { ...sent, isRemote: true });
    const above = current.getStore();
    return above === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, above);
  };

  const within = <Result>(span: Span, work: () => Result): Result => {
    const started = spans.get(span);
    return started === undefined ? work() : current.run(started, work);
  };

  const run = async <Result>(span: Span, work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await within(span, work);
      span.end();
      return result;
    } catch (error) {
      span.end({}, error);
      throw error;
    }
  };

  const start = (name: string, begun: SpanStart = {}) =>
    begin(name, begun, contextOf(begun.traceparent));

  return {
    isWithin: () => current.getStore() !== undefined,
    start,
    within,
    span: (name, work, begun) => run(start(name, begun), work),
    job: (name, work) => run(begin(name, {}, ROOT_CONTEXT, current.getStore()), work),
    async close() {
      const late = wait(flushMaxMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

async function createExporter({ protocol }: TracingSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
}

/** What kind of error it is. Its message may hold what somebody wrote. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
