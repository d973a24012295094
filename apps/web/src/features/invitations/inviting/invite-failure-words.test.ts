import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { inviteFailureWords } from "./invite-failure-words.ts";

const refusal = (code: string, data: object | undefined, message = "") =>
  new ORPCError(code, { defined: true, data, message });

test("people from outside are named, and who can invite them", () => {
  const one = refusal("OUTSIDE_ORGANIZATION", { emails: ["ana@x.org"] });
  expect(inviteFailureWords(one)).toBe(
    "Nobody was invited: ana@x.org is not in this organization. An admin of the organization must invite people from outside.",
  );
  const two = refusal("OUTSIDE_ORGANIZATION", { emails: ["ana@x.org", "ben@x.org"] });
  expect(inviteFailureWords(two)).toContain("ana@x.org and ben@x.org are not in");
});

test("any other refusal says that nobody was invited, and why", () => {
  const words = inviteFailureWords(refusal("NOT_ALLOWED", undefined, "You may not do this."));
  expect(words).toBe("Nobody was invited. You may not do this.");
});
