import { messages } from "./messages.ts";
import type { ProviderFailure } from "./provider-failure.ts";

/** The message for a failed sign-in with a provider: what happened, and what the person can do. */
export function providerFailureWords(failure: ProviderFailure, provider: string): string {
  const words = messages.providerFailures[failure](provider);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
