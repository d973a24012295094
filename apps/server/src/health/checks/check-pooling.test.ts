import { expect, test } from "vitest";
import { judgeListening, judgePool, judgePooled } from "./check-pooling.ts";

const direct = { isOfTransactions: false, statementTimeoutMs: 15_000, database: "1 stemma" };
const pooled = { ...direct, isOfTransactions: true };

test("a database alone, and a pooler with an address past it, are well", () => {
  expect(judgePool(direct).isOk).toBe(true);
  expect(judgePooled(pooled).isOk).toBe(true);
  expect(judgeListening(direct, pooled).isOk).toBe(true);
});

test.each([
  [judgePool(pooled), "set DATABASE_LISTEN_URL"],
  [judgePooled({ ...pooled, statementTimeoutMs: 0 }), "set timeouts where the pooler connects"],
  [judgeListening(pooled, pooled), "set it to the address of the database itself"],
  [judgeListening(direct, { database: "2 stemma" }), "set both to the same one"],
])("$0.line", (finding, fix) => {
  expect(finding.isOk).toBe(false);
  expect(finding.line).toContain(fix);
});
