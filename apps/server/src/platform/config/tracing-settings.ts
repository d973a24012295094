import { z } from "zod";

/** How traces are sent, by OTLP over HTTP. The libraries read from the environment where to, and with which headers. */
export interface TracingSettings {
  readonly protocol: "http/protobuf" | "http/json";
  readonly sampler: (typeof samplers)[number];
  /** For the samplers of a ratio: from 0 to 1. */
  readonly samplerRatio: number;
}

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** The settings of OpenTelemetry that Stemma reads itself, by the names of its specification. */
export const tracingSettings = z.object({
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"], "set otlp or none, or leave it out").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(["http/protobuf", "http/json"], "set http/protobuf or http/json, or leave it out")
    .optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `set one of ${samplers.join(", ")}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .trim()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "set a number from 0 to 1, or leave it out")
    .optional(),
});

type Values = z.output<typeof tracingSettings>;

/** How traces are sent; undefined if nobody asks for any. */
export function readTracing(values: Values): TracingSettings | undefined {
  const isAskedFor =
    values.OTEL_TRACES_EXPORTER === "otlp" ||
    values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined;
  const isOff = values.OTEL_TRACES_EXPORTER === "none" || values.OTEL_SDK_DISABLED === "true";
  if (!isAskedFor || isOff) return undefined;
  return {
    protocol: values.OTEL_EXPORTER_OTLP_PROTOCOL ?? "http/protobuf",
    sampler: values.OTEL_TRACES_SAMPLER ?? "parentbased_always_on",
    samplerRatio: Number(values.OTEL_TRACES_SAMPLER_ARG ?? 1),
  };
}
