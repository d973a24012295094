import type { Attributes } from "@opentelemetry/api";

/** A stretch of work that is measured. */
export interface Span {
  /** Adds what is known at its end, and ends it. With `error`, it failed. */
  end(attributes?: Attributes, error?: unknown): void;
}

/** Where a span begins. */
export interface SpanStart {
  readonly kind?: "server" | "client";
  readonly attributes?: Attributes;
  /** The header `traceparent` of who asks. Without one, the span is below the current one. */
  readonly traceparent?: string | undefined;
}

/** The traces of a node. It exists only where somebody asks for them: it costs each request. */
export interface Tracing {
  /** Whether a span is under way here. */
  isWithin(): boolean;
  /** Begins a span. */
  start(name: string, start?: SpanStart): Span;
  /** Runs work, of which all spans are below this one. */
  within<Result>(span: Span, work: () => Result): Result;
  /** Runs work in a span, which fails if the work does. */
  span<Result>(name: string, work: () => Promise<Result>, start?: SpanStart): Promise<Result>;
  /** Runs work in the background: in a trace of its own, which names the span that caused it. */
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what was not sent yet, as far as it is taken in time. */
  close(): Promise<void>;
}
