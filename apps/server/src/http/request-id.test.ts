import { pino } from "pino";
import { expect, test } from "vitest";
import { systemIds } from "../platform/ids.ts";
import { reportErrors } from "./report-errors.ts";
import { chooseRequestId } from "./request-id.ts";

test.each(["127.0.0.1", "::ffff:10.0.0.7", "fd00::1"])(
  "the id of a proxy at %s is taken",
  (peer) => {
    expect(chooseRequestId("5f1c8c4e9a7b4d2e", peer)).toBe("5f1c8c4e9a7b4d2e");
  },
);

test.each([
  ["5f1c8c4e9a7b4d2e", "203.0.113.7"],
  ["5f1c8c4e9a7b4d2e", undefined],
  ["short", "127.0.0.1"],
  ['"},{"level":60', "127.0.0.1"],
  ["a".repeat(65), "127.0.0.1"],
  [undefined, "127.0.0.1"],
])("the id %s of the peer %s is not taken", (sent, peer) => {
  const [one, other] = [chooseRequestId(sent, peer), chooseRequestId(sent, peer)];
  expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(one).not.toBe(other);
});

test("the id of an error is that of its request, in the log too", () => {
  const lines: { requestId: string; msg: string }[] = [];
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const report = reportErrors({ ids: systemIds, logger })("a procedure failed");
  expect(report(new Error("rye"), "5f1c8c4e9a7b4d2e")).toBe("5f1c8c4e9a7b4d2e");
  const own = report(new Error("rye"), null);
  expect(lines).toMatchObject([
    { requestId: "5f1c8c4e9a7b4d2e", msg: "a procedure failed" },
    { requestId: own },
  ]);
});
