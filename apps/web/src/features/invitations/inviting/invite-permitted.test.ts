import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import { invitePermitted } from "./invite-permitted.ts";

const into = { type: "organization", role: "user" } as const;
const outsideOf = (emails: string[]) =>
  new ORPCError("OUTSIDE_ORGANIZATION", { defined: true, data: { emails } });
const none = { sent: [], alreadyIn: [] };

test("people from outside do not keep the others from being invited", async () => {
  const create = vi
    .fn()
    .mockRejectedValueOnce(outsideOf(["out@x.org"]))
    .mockResolvedValueOnce(none);
  const invited = await invitePermitted(create, ["in@x.org", "out@x.org"], into);
  expect(invited).toEqual({ ...none, outside: ["out@x.org"] });
  expect(create).toHaveBeenLastCalledWith({ emails: ["in@x.org"], into });
});

test.each([
  { because: "all of them are from outside", error: outsideOf(["out@x.org"]) },
  { because: "the server is out of reach", error: new Error("gone") },
])("nobody is invited where $because, and the refusal says so", async ({ error }) => {
  const create = vi.fn().mockRejectedValue(error);
  await expect(invitePermitted(create, ["out@x.org"], into)).rejects.toBe(error);
  expect(create).toHaveBeenCalledTimes(1);
});
