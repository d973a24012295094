import { beforeEach, expect, test } from "vitest";
import { takeSignInOutcome, tellSignInOutcome } from "./sign-in-channel.ts";

const attempts = new Map([["at-1", "oidc"]]);

beforeEach(() => localStorage.clear());

test("an outcome whose broadcast was lost is found once, by the tab that began the attempt", () => {
  const outcome = { attempt: "at-1", error: "unable_to_get_user_info" };
  tellSignInOutcome(outcome);
  expect(takeSignInOutcome(new Map([["at-2", "oidc"]]))).toBeNull();
  expect(takeSignInOutcome(attempts)).toEqual(outcome);
  expect(takeSignInOutcome(attempts)).toBeNull();
});

test.each(["not JSON", "{}", '{"attempt":1,"error":null}'])(
  "%s in the storage is no outcome",
  (text) => {
    localStorage.setItem("stemma-sign-in-outcome", text);
    expect(takeSignInOutcome(attempts)).toBeNull();
  },
);
