import { expect, test } from "vitest";
import { isOwnDomain } from "./is-own-domain.ts";

test.each([
  { because: "an organization has it", domain: "bakery.example", isOwn: true },
  { because: "anybody gets an address there", domain: "gmail.com", isOwn: false },
  { because: "anybody gets an address there", domain: "gmx.de", isOwn: false },
  { because: "it is no domain that mail comes from", domain: "localhost", isOwn: false },
])("$domain is one's own: $isOwn, because $because", ({ domain, isOwn }) => {
  expect(isOwnDomain(domain)).toBe(isOwn);
});
