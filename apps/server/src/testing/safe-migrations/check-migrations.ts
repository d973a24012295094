import { readFileSync } from "node:fs";
import path from "node:path";
import { readReleases } from "../../platform/database/read-migrations.ts";
import { findMigrations, readJournal } from "../../platform/database/schema-version.ts";
import { findProblems, firstJudged } from "./find-problems.ts";
import { parseMigration } from "./parse-migration.ts";

// A step of `npm run check`: prints what is wrong with the migrations, and exits with 1 if anything is.
const { entries } = readJournal();
const migrations = await Promise.all(
  entries.map(({ tag }) =>
    parseMigration(tag, readFileSync(path.join(findMigrations(), `${tag}.sql`), "utf8")),
  ),
);
const problems = [
  ...findProblems(migrations, Object.keys(readReleases())),
  // The migrator passes over a migration that is older than one which was applied.
  ...entries.flatMap(({ tag, when }, index) =>
    when > (entries[index - 1]?.when ?? 0) ? [] : [`${tag} is older than the one before it.`],
  ),
  ...(entries.length < firstJudged ? ["Most migrations were not found: the check is blind."] : []),
];
process.stdout.write(problems.map((problem) => `  ${problem}\n`).join(""));
process.exitCode = problems.length === 0 ? 0 : 1;
