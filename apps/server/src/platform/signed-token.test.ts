import { expect, test } from "vitest";
import { createSignedTokens } from "./signed-token.ts";

const tokens = createSignedTokens("a secret", "mail");
const ofAna = await tokens.sign("ana");
const [header = "", , signature = ""] = ofAna.split(".");

test("what was signed is read again", async () => {
  expect(await tokens.read(ofAna)).toBe("ana");
});

test.each([
  { because: "it is empty", token: "" },
  { because: "its signature is missing", token: ofAna.replace(signature, "") },
  { because: "it says something else", token: `${header}.${btoa("bob")}.${signature}` },
  { because: "it asks for no signature", token: `${btoa('{"alg":"none"}')}.${btoa("ana")}.` },
  {
    because: "it was made for another purpose",
    token: await createSignedTokens("a secret", "door").sign("ana"),
  },
  {
    because: "it was made with another secret",
    token: await createSignedTokens("another", "mail").sign("ana"),
  },
])("a token says nothing when $because", async ({ token }) => {
  expect(await tokens.read(token)).toBeNull();
});
