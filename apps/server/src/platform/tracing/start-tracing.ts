import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as OtelSpan,
  type SpanContext,
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

/** How many pieces of work that were left behind are remembered with the spans that left them. */
const leftMax = 1_000;

/** A span, and the one above it in the same process. */
interface Place {
  readonly started: OtelSpan;
  readonly above: Place | undefined;
  isEnded: boolean;
}

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
  const current = new AsyncLocalStorage<Place | undefined>();
  const places = new WeakMap<Span, Place>();
  const left = new Map<string, SpanContext>();

  /** The innermost span that is under way here. */
  const here = (): Place | undefined => {
    let place = current.getStore();
    while (place?.isEnded === true) place = place.above;
    return place;
  };

  const begin = (
    name: string,
    { kind, attributes = {} }: SpanStart,
    above: Place | undefined,
    context = above === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, above.started),
    cause?: SpanContext,
  ) => {
    const links = cause === undefined ? [] : [{ context: cause }];
    const options = { attributes, links, ...(kind !== undefined && { kind: kinds[kind] }) };
    const started = tracer.startSpan(name, options, context);
    const place: Place = { started, above, isEnded: false };
    const span: Span = {
      end(more = {}, error) {
        started.setAttributes(more);
        if (error !== undefined) {
          started.setAttribute("error.type", nameOf(error));
          started.setStatus({ code: SpanStatusCode.ERROR });
        }
        started.end();
        place.isEnded = true;
      },
    };
    places.set(span, place);
    return span;
  };

  const within = <Result>(span: Span, work: () => Result): Result =>
    current.run(places.get(span), work);

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

  const start = (name: string, begun: SpanStart = {}) => {
    const { traceparent } = begun;
    const sent = traceparent === undefined ? null : parseTraceParent(traceparent);
    if (sent === null) return begin(name, begun, here());
    const far = trace.setSpanContext(ROOT_CONTEXT, { ...sent, isRemote: true });
    return begin(name, begun, undefined, far);
  };

  return {
    isWithin: () => here() !== undefined,
    start,
    within,
    span: (name, work, begun) => run(start(name, begun), work),
    leave(id) {
      const place = here();
      if (place === undefined) return;
      left.set(id, place.started.spanContext());
      const [oldest] = left.keys();
      if (left.size > leftMax && oldest !== undefined) left.delete(oldest);
    },
    job: (name, work, id = "") => run(begin(name, {}, undefined, ROOT_CONTEXT, left.get(id)), work),
    outside: (work) => current.run(undefined, work),
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
