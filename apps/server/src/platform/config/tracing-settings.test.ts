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
] as const)("%o gives %o, because: %s", (env, tracing, _because) => {
  expect(read(env)).toEqual(tracing);
});

test.each([
  ["OTEL_TRACES_EXPORTER", "jaeger"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_TRACES_SAMPLER", "some"],
  ["OTEL_TRACES_SAMPLER_ARG", "2"],
])("%s as %s is a mistake", (name, value) => {
  expect(read({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} \\("${value}"\\) is not valid: set .+\\.$`)),
  ]);
});
