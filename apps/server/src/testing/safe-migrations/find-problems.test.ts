import { expect, test } from "vitest";
import { findProblems } from "./find-problems.ts";
import { parseMigration } from "./parse-migration.ts";
import type { Rule } from "./rule.ts";

const outside = "-- outside a transaction\n";
const breakpoint = "--> statement-breakpoint\n";
const releases = ["0.2.0"];

/** The rules that the last of these migrations breaks; they are numbered from 1. */
async function brokenBy(...texts: readonly string[]): Promise<string[]> {
  const migrations = await Promise.all(
    texts.map((text, index) => parseMigration(`${index + 1}_test`, text)),
  );
  const problems = findProblems(migrations, releases, texts.length);
  return problems.map((problem) => /: ([a-z-]+)\. /.exec(problem)?.[1] ?? problem);
}

test.each<{ rule: Rule; bad: string; good: string }>([
  {
    rule: "index",
    bad: `CREATE INDEX "i" ON "pages" ("id")`,
    good: `CREATE TABLE "t" ("id" uuid);${breakpoint}CREATE INDEX "i" ON "t" ("id")`,
  },
  {
    rule: "drop-index",
    bad: `DROP INDEX "i"`,
    good: `${outside}DROP INDEX CONCURRENTLY IF EXISTS "i"`,
  },
  {
    rule: "outside-only",
    bad: `CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "pages" ("id")`,
    good: `${outside}CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "pages" ("id")`,
  },
  {
    rule: "outside-only",
    bad: `ALTER TABLE "pages" VALIDATE CONSTRAINT "c"`,
    good: `${outside}ALTER TABLE "pages" VALIDATE CONSTRAINT "c"`,
  },
  {
    rule: "outside-only",
    bad: `DROP INDEX CONCURRENTLY IF EXISTS "i"`,
    good: `${outside}DROP INDEX CONCURRENTLY IF EXISTS "i"`,
  },
  {
    rule: "not-repeatable",
    bad: `${outside}CREATE INDEX CONCURRENTLY "i" ON "pages" ("id")`,
    good: `${outside}CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "pages" ("id")`,
  },
  {
    rule: "not-repeatable",
    bad: `${outside}CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON pages (id)`,
    good: `${outside}CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "i" ON pages (id)`,
  },
  {
    rule: "not-repeatable",
    bad: `${outside}ALTER TABLE "pages" ADD COLUMN "x" integer`,
    good: `ALTER TABLE "pages" ADD COLUMN "x" integer`,
  },
  {
    rule: "volatile-default",
    bad: `ALTER TABLE "pages" ADD COLUMN "x" uuid DEFAULT gen_random_uuid() NOT NULL`,
    good: `ALTER TABLE "pages" ADD COLUMN "x" timestamp with time zone DEFAULT now() NOT NULL`,
  },
  {
    rule: "volatile-default",
    bad: `ALTER TABLE "pages" ADD COLUMN "x" bigserial`,
    good: `ALTER TABLE "pages" ADD COLUMN "x" text[] DEFAULT '{}'::text[] NOT NULL`,
  },
  {
    rule: "volatile-default",
    bad: `ALTER TABLE "pages" ADD COLUMN "x" integer GENERATED ALWAYS AS (1 + 1) STORED`,
    good: `ALTER TABLE "pages" ADD COLUMN "x" integer DEFAULT 2`,
  },
  {
    rule: "required-column",
    bad: `ALTER TABLE "pages" ADD COLUMN "x" integer NOT NULL`,
    good: `ALTER TABLE "pages" ADD COLUMN "x" integer DEFAULT 0 NOT NULL`,
  },
  {
    rule: "column-constraint",
    bad: `ALTER TABLE "pages" ADD COLUMN "x" integer CHECK ("x" > 0)`,
    good: `ALTER TABLE "pages" ADD COLUMN "x" integer REFERENCES "t" ("id")`,
  },
  {
    rule: "column-constraint",
    bad: `ALTER TABLE "pages" ADD COLUMN "x" integer UNIQUE`,
    good: `ALTER TABLE "pages" ADD COLUMN "x" integer`,
  },
  {
    rule: "column-type",
    bad: `ALTER TABLE "pages" ALTER COLUMN "x" SET DATA TYPE bigint`,
    good: `ALTER TABLE "pages" ALTER COLUMN "x" SET DEFAULT 1`,
  },
  {
    rule: "constraint-not-valid",
    bad: `ALTER TABLE "pages" ADD CONSTRAINT "c" FOREIGN KEY ("x") REFERENCES "t" ("id")`,
    good: `ALTER TABLE "pages" ADD CONSTRAINT "c" FOREIGN KEY ("x") REFERENCES "t" ("id") NOT VALID`,
  },
  {
    rule: "constraint-not-valid",
    bad: `ALTER TABLE "pages" ADD CONSTRAINT "c" CHECK ("x" > 0)`,
    good: `ALTER TABLE "pages" ADD CONSTRAINT "c" CHECK ("x" > 0) NOT VALID`,
  },
  {
    rule: "constraint-index",
    bad: `ALTER TABLE "pages" ADD CONSTRAINT "c" UNIQUE ("x")`,
    good: `ALTER TABLE "pages" ADD CONSTRAINT "c" UNIQUE USING INDEX "i"`,
  },
  {
    rule: "taken-away",
    bad: `ALTER TABLE "pages" DROP COLUMN "x"`,
    good: `-- unused since 0.2.0: read from "y"\nALTER TABLE "pages" DROP COLUMN "x"`,
  },
  {
    rule: "taken-away",
    bad: `-- unused since 0.3.0, which has not been released\nDROP TABLE "t"`,
    good: `-- unused since 0.2.0\nDROP TABLE "t"`,
  },
  {
    rule: "taken-away",
    bad: `ALTER TABLE "pages" RENAME COLUMN "x" TO "y"`,
    good: `ALTER INDEX "i" RENAME TO "j"`,
  },
  {
    rule: "taken-away",
    bad: `ALTER TABLE "pages" RENAME TO "sheets"`,
    good: `-- unused since 0.2.0\nALTER TABLE "pages" RENAME TO "sheets"`,
  },
  {
    rule: "taken-away",
    bad: `ALTER TABLE "pages" ALTER COLUMN "x" DROP DEFAULT`,
    good: `ALTER TABLE "pages" ALTER COLUMN "x" DROP NOT NULL`,
  },
  {
    rule: "whole-table",
    bad: `UPDATE "pages" SET "x" = 1 WHERE "x" IS NULL`,
    good: `UPDATE "pages" SET "x" = 1 WHERE "id" IN (SELECT "id" FROM "pages" WHERE "x" IS NULL LIMIT 1000)`,
  },
  {
    rule: "whole-table",
    bad: `WITH "gone" AS (DELETE FROM "pages" RETURNING *) INSERT INTO "old" SELECT * FROM "gone"`,
    good: `INSERT INTO "old" SELECT * FROM "pages"`,
  },
  { rule: "whole-table", bad: `TRUNCATE "pages"`, good: `SELECT 1` },
  {
    rule: "do-block",
    bad: `DO $$ BEGIN END $$`,
    good: `-- allow do-block: it does nothing at all.\nDO $$ BEGIN END $$`,
  },
  {
    rule: "unknown",
    bad: `ALTER TABLE "pages" SET LOGGED`,
    good: `ALTER TABLE "pages" SET (fillfactor = 80)`,
  },
  { rule: "unknown", bad: `LOCK TABLE "pages"`, good: `SET work_mem = '64MB'` },
  {
    rule: "index",
    bad: `-- allow index: small\nCREATE INDEX "i" ON "pages" ("id")`,
    good: `-- allow index: the table has one row for each server.\nCREATE INDEX "i" ON "pages" ("id")`,
  },
])("$rule: refuses $bad", async ({ rule, bad, good }) => {
  expect(await brokenBy(bad)).toEqual([rule]);
  expect(await brokenBy(good)).toEqual([]);
});

const addCheck = `ALTER TABLE "pages" ADD CONSTRAINT "c" CHECK ("x" IS NOT NULL) NOT VALID`;
const validate = `${outside}ALTER TABLE "pages" VALIDATE CONSTRAINT "c"`;
const setNotNull = `ALTER TABLE "pages" ALTER COLUMN "x" SET NOT NULL`;

test("set-not-null: a column gets it after a check that an earlier migration has validated", async () => {
  expect(await brokenBy(addCheck, validate, setNotNull)).toEqual([]);
  expect(await brokenBy(addCheck, setNotNull)).toEqual(["set-not-null"]);
  expect(await brokenBy(setNotNull)).toEqual(["set-not-null"]);
  const other = setNotNull.replace('"x"', '"y"');
  expect(await brokenBy(addCheck, validate, other)).toEqual(["set-not-null"]);
  const dropped = `ALTER TABLE "pages" DROP CONSTRAINT "c"`;
  expect(await brokenBy(addCheck, validate, dropped, setNotNull)).toEqual(["set-not-null"]);
});

test("two statements without a breakpoint between them are refused", async () => {
  await expect(parseMigration("1_test", "SELECT 1; SELECT 2;")).rejects.toThrow("2 statements");
});

test("migrations from before the first release are not judged", async () => {
  const old = await parseMigration("0001_old", `DROP TABLE "pages"`);
  expect(findProblems([old], releases)).toEqual([]);
});
