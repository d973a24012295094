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

const anything = z.string().trim().optional();

/**
 * The settings of OpenTelemetry that Stemma reads itself, by the names of its specification. Any value will do where nobody asks for
 * traces: the environment of a machine may hold them for other programs.
 */
export const tracingSettings = z.object({
  OTEL_SDK_DISABLED: anything,
  OTEL_TRACES_EXPORTER: anything,
  OTEL_EXPORTER_OTLP_ENDPOINT: anything,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: anything,
  OTEL_EXPORTER_OTLP_PROTOCOL: anything,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: anything,
  OTEL_TRACES_SAMPLER: anything,
  OTEL_TRACES_SAMPLER_ARG: anything,
});

const endpoint = z
  .string()
  .regex(/^https?:\/\/[^/\s]+\S*$/, "set an address such as http://collector.internal:4318")
  .optional();

const protocol = z
  .enum(["http/protobuf", "http/json"], "set http/protobuf or http/json, or leave it out")
  .optional();

/** The same settings where somebody asks for traces. */
const settingsOfTraces = z.object({
  OTEL_TRACES_EXPORTER: z.literal("otlp", "set otlp or none, or leave it out").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_TRACES_SAMPLER: z.enum(samplers, `set one of ${samplers.join(", ")}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "set a number from 0 to 1, or leave it out")
    .optional(),
});

type Values = z.output<typeof tracingSettings>;

/** The settings that are wrong, if somebody asks for traces. */
export function wrongTracingSettings(values: Values): { name: string; line: string }[] {
  if (!areAskedFor(values)) return [];
  const { error } = settingsOfTraces.safeParse(whatCounts(values));
  const issues = error?.issues ?? [];
  return issues.map(({ path: [name], message }) => ({ name: String(name), line: message }));
}

/** How traces are sent; undefined if nobody asks for any. */
export function readTracing(values: Values): TracingSettings | undefined {
  if (!areAskedFor(values)) return undefined;
  const counting = settingsOfTraces.parse(whatCounts(values));
  return {
    protocol:
      counting.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ??
      counting.OTEL_EXPORTER_OTLP_PROTOCOL ??
      "http/protobuf",
    sampler: counting.OTEL_TRACES_SAMPLER ?? "parentbased_always_on",
    samplerRatio: Number(counting.OTEL_TRACES_SAMPLER_ARG ?? 1),
  };
}

/** By an exporter, or by an address to send them to. */
function areAskedFor(values: Values): boolean {
  const { OTEL_TRACES_EXPORTER: exporter, OTEL_SDK_DISABLED: isDisabled } = values;
  if (isDisabled?.toLowerCase() === "true" || exporter === "none") return false;
  return (
    exporter !== undefined ||
    values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined
  );
}

/** Without the values that others outweigh, and the argument of a sampler that takes none. */
function whatCounts(values: Values): Values {
  const hasOwn = (name: "ENDPOINT" | "PROTOCOL") =>
    values[`OTEL_EXPORTER_OTLP_TRACES_${name}`] !== undefined;
  const takesRatio = values.OTEL_TRACES_SAMPLER?.endsWith("traceidratio") === true;
  return {
    ...values,
    ...(hasOwn("ENDPOINT") && { OTEL_EXPORTER_OTLP_ENDPOINT: undefined }),
    ...(hasOwn("PROTOCOL") && { OTEL_EXPORTER_OTLP_PROTOCOL: undefined }),
    ...(!takesRatio && { OTEL_TRACES_SAMPLER_ARG: undefined }),
  };
}
