import { expect, test } from "vitest";
import { providerFailureWords } from "./provider-failure-words.ts";
import { readProviderFailure } from "./provider-failure.ts";

test.each([
  { error: "access_denied", failure: "CANCELLED", because: "the person declined" },
  { error: "account_not_linked", failure: "NOT_LINKED", because: "the e-mail is not verified" },
  { error: "unable_to_get_user_info", failure: "ANSWER_INVALID", because: "no token was valid" },
  { error: "state_mismatch", failure: "STATE_LOST", because: "it was begun elsewhere" },
  { error: "email_not_found", failure: "NO_EMAIL", because: "the provider told none" },
  { error: "constructor", failure: "OTHER", because: "nobody foresaw it" },
  { error: undefined, failure: null, because: "nothing went wrong" },
] as const)("an address with $error means $failure: $because", ({ error, failure }) => {
  expect(readProviderFailure(error)).toBe(failure);
});

test("a message is a full sentence, also where the provider's name is not known", () => {
  expect(providerFailureWords("PROVIDER_FAILED", "the provider")).toMatch(/^The provider did not/);
  expect(providerFailureWords("NOT_LINKED", "the provider")).toContain(", and the provider has");
});
