import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const read = (env: Record<string, string>) => {
  const reading = readConfig(env);
  return reading.ok ? reading.config.tracing : reading.mistakes;
};

const byDefault = { protocol: "http/protobuf", sampler: "parentbased_always_on", samplerRatio: 1 };
const OTEL_EXPORTER_OTLP_ENDPOINT = "http://collector:4318";

test.each([
  [{}, undefined, "nobody asks"],
  [{ OTEL_SERVICE_NAME: "wiki" }, undefined, "a name asks for nothing"],
  [{ OTEL_TRACES_EXPORTER: "otlp" }, byDefault, "a collector on this machine"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT }, byDefault, "a collector elsewhere"],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector/v1/traces" }, byDefault, "for traces"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: "none" }, undefined, "for metrics only"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: "true" }, undefined, "it is off"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: "True" }, undefined, "case counts not"],
  [
    { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc", OTEL_TRACES_SAMPLER: "jaeger_remote" },
    undefined,
    "what is for other programs is not checked",
  ],
  [
    { OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: "collector" },
    undefined,
    "nor where traces are declined",
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
    },
    { protocol: "http/json", sampler: "parentbased_traceidratio", samplerRatio: 0.25 },
    "everything is set",
  ],
  [
    {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector/v1/traces",
      OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317",
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
    },
    { ...byDefault, protocol: "http/json" },
    "what is for traces counts before what is for everything",
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: "endpoint=http://sampler" },
    byDefault,
    "this sampler takes no argument",
  ],
] as const)("%o gives %o, because: %s", (env, tracing, _because) => {
  expect(read(env)).toEqual(tracing);
});

const sampler = { OTEL_TRACES_SAMPLER: "traceidratio" };
const general = { OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" };

test.each([
  ["OTEL_TRACES_EXPORTER", "jaeger", {}],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc", {}],
  ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "grpc", general],
  ["OTEL_TRACES_SAMPLER", "some", {}],
  ["OTEL_TRACES_SAMPLER_ARG", "2", sampler],
])("where traces are asked for, %s as %s is a mistake", (name, value, more) => {
  expect(read({ OTEL_TRACES_EXPORTER: "otlp", ...more, [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} \\("${value}"\\) is not valid: set .+\\.$`)),
  ]);
});

test("an endpoint that is no address is a mistake, and not repeated: it may hold a password", () => {
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: "user:secret@collector:4318" })).toEqual([
    "OTEL_EXPORTER_OTLP_ENDPOINT is not valid: set an address such as http://collector.internal:4318.",
  ]);
});
