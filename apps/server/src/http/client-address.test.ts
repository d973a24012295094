import { expect, test } from "vitest";
import { withoutPort } from "./client-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1:443 ", "192.0.2.1"],
  ["2001:db8::1", "2001:db8::1"],
  ["::1", "::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["unknown", "unknown"],
  ["", ""],
])("%j is the address %j", (written, address) => {
  expect(withoutPort(written)).toBe(address);
});
