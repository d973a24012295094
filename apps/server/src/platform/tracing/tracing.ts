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
  /** The header `traceparent` of who asks. Without one, the span is below the one under way here. */
  readonly traceparent?: string | undefined;
}

/** The traces of a node. It exists only where somebody asks for them: it costs each request. */
export interface Tracing {
  /**
   * Whether a span is under way here. One that has ended is not: what it leaves behind is below the next one above it that has not, or below
   * none.
   */
  isWithin(): boolean;
  /** Begins a span. */
  start(name: string, start?: SpanStart): Span;
  /** Runs work, of which all spans are below this one. */
  within<Result>(span: Span, work: () => Result): Result;
  /** Runs work in a span, which fails if the work does. */
  span<Result>(name: string, work: () => Promise<Result>, start?: SpanStart): Promise<Result>;
  /** Notes that the span under way here left work behind, by the id of the work. The oldest notes are forgotten. */
  leave(id: string): void;
  /** Runs work in the background: in a trace of its own, with a link to the span that left it behind, if that is known by the id. */
  job<Result>(name: string, work: () => Promise<Result>, id?: string): Promise<Result>;
  /** Runs work that is for nobody who has a span here, such as a batch for many requests. */
  outside<Result>(work: () => Result): Result;
  /** Sends what was not sent yet, as far as it is taken in time. */
  close(): Promise<void>;
}
