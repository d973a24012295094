import { expect, test } from "vitest";
import { checkClock, checkCollation, checkConnections, checkMigrations } from "./check-database.ts";

const databaseUrl = "postgres://db.internal/stemma";
const sorted = { encoding: "UTF8", characterType: "de_DE.utf8", hasSameCollation: true };

test("a database with UTF-8, room, the tables of this version and the right time is well", () => {
  expect(checkCollation(sorted).isOk).toBe(true);
  expect(checkCollation({ ...sorted, hasSameCollation: null }).isOk).toBe(true);
  expect(checkConnections({ maxConnections: 50 }, { databaseUrl, processes: 1 }).isOk).toBe(true);
  expect(checkMigrations(7, 7, false).isOk).toBe(true);
  expect(checkMigrations(8, 7, true).isOk).toBe(true);
  expect(checkClock({ aheadMs: -1_900 })).toMatchObject({
    isOk: true,
    line: "This machine's clock and the database's are 1.9 s apart.",
  });
});

test.each([
  [checkCollation({ ...sorted, encoding: "LATIN1" }), "ENCODING 'UTF8'"],
  [checkCollation({ ...sorted, characterType: "C" }), "C.UTF-8"],
  [checkCollation({ ...sorted, hasSameCollation: false }), "REINDEX DATABASE"],
  [
    checkConnections({ maxConnections: 100 }, { databaseUrl, processes: 16 }),
    "lower STEMMA_PROCESSES",
  ],
  [
    checkConnections({ maxConnections: 50 }, { databaseUrl: undefined, processes: 8 }),
    "restart Stemma",
  ],
  [checkMigrations(0, 7, false), "start Stemma"],
  [checkMigrations(6, 7, false), "restart Stemma"],
  [checkMigrations(8, 7, false), "start that version"],
  [checkClock({ aheadMs: 61_000 }), "61.0 s behind"],
  [checkClock({ aheadMs: -61_000 }), "61.0 s ahead"],
])("$0.line", (finding, fix) => {
  expect(finding.isOk).toBe(false);
  expect(finding.line).toContain(fix);
});
