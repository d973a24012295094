import { expect, test } from "vitest";
import { judgeAudit } from "./check-audit.mjs";

const report = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } });

test.each([
  { printed: report({ high: 1, low: 0, total: 1 }), isOk: false, note: "1 high" },
  { printed: report({ critical: 2, low: 1, total: 3 }), isOk: false, note: "2 critical, 1 low" },
  { printed: report({ moderate: 1, total: 1 }), isOk: true, note: "1 moderate" },
  { printed: report({ high: 0, total: 0 }), isOk: true, note: "nothing known" },
  {
    printed: JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405 }),
    isOk: true,
    note: "passed over: the registry answers no audit",
  },
  { printed: "", isOk: true, note: "passed over: the registry answers no audit" },
])("an audit that says '$note' is judged", ({ printed, isOk, note }) => {
  expect(judgeAudit(printed)).toMatchObject({ isOk, note });
});
