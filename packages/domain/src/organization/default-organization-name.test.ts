import { expect, test } from "vitest";
import { nameMaxCharacters } from "../workspace/workspace-name.ts";
import { defaultOrganizationName } from "./default-organization-name.ts";

test.each([
  { because: "a name comes first", firstName: "Ana Weiss", name: "Ana Weiss's Stemma" },
  {
    because: "without a name the e-mail stands in",
    firstName: "  ",
    name: "ana@example.com's Stemma",
  },
])("$because", ({ firstName, name }) => {
  expect(defaultOrganizationName({ firstName, email: "ana@example.com" }, "Stemma")).toBe(name);
});

test("a very long name still fits", () => {
  const user = { firstName: "x".repeat(500), email: "ana@example.com" };
  expect(defaultOrganizationName(user, "Stemma")).toHaveLength(nameMaxCharacters);
});
