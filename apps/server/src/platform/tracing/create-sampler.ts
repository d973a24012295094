import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "../config/tracing-settings.ts";

/** The sampler that the settings name: it decides which traces are sent. */
export function createSampler({ sampler, samplerRatio }: TracingSettings): Sampler {
  const [, parentBased, name] = /^(parentbased_)?(\w+)$/.exec(sampler) ?? [];
  const root =
    name === "always_off"
      ? new AlwaysOffSampler()
      : name === "traceidratio"
        ? new TraceIdRatioBasedSampler(samplerRatio)
        : new AlwaysOnSampler();
  return parentBased === undefined ? root : new ParentBasedSampler({ root });
}
