import { expect, test } from "vitest";
import { createSignedTokens } from "./signed-token.ts";

const tokens = createSignedTokens("a secret", "mail");

test("what was signed is read again", () => {
  expect(tokens.read(tokens.sign("ana"))).toBe("ana");
});

test.each([
  { because: "it is empty", token: "" },
  { because: "its signature is missing", token: tokens.sign("ana").split(".")[0] ?? "" },
  {
    because: "it says something else",
    token: `${btoa("bob")}.${tokens.sign("ana").split(".")[1]}`,
  },
  {
    because: "it was made for another purpose",
    token: createSignedTokens("a secret", "door").sign("ana"),
  },
  {
    because: "it was made with another secret",
    token: createSignedTokens("another", "mail").sign("ana"),
  },
])("a token says nothing when $because", ({ token }) => {
  expect(tokens.read(token)).toBeNull();
});
