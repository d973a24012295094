import { expect, test } from "vitest";
import { invitationState } from "./invitation-state.ts";

const now = new Date("2026-03-05T12:00:00Z");

test.each([
  {
    because: "it can still be answered",
    status: "pending",
    at: "2026-03-05T12:00:01Z",
    state: "pending",
  },
  { because: "its time is over", status: "pending", at: "2026-03-05T12:00:00Z", state: "expired" },
  {
    because: "an answer outlasts its time",
    status: "accepted",
    at: "2026-03-01T00:00:00Z",
    state: "accepted",
  },
  {
    because: "a revoked one stays so",
    status: "revoked",
    at: "2026-03-01T00:00:00Z",
    state: "revoked",
  },
] as const)("an invitation is $state because $because", ({ status, at, state }) => {
  expect(invitationState({ status, expiresAt: new Date(at) }, now)).toBe(state);
});
