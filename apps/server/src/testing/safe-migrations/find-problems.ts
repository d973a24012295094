import { unusedSince } from "../../platform/database/read-migrations.ts";
import { judgeStatement } from "./judge-statement.ts";
import { createNotNullChecks } from "./not-null-checks.ts";
import type { ParsedMigration } from "./parse-migration.ts";
import { rules, type Rule } from "./rule.ts";

/** The number of the first migration that is held to the rules. Those before it were written before there was a release. */
export const firstJudged = 41;

/** The shortest reason for an exception, in characters: one word is none. */
const reasonMin = 15;

/**
 * Finds what migrations must not do while the release before answers on the same database; one line each.
 *
 * @param migrations all of them, in their order
 * @param releases the versions that have been released
 */
export function findProblems(
  migrations: readonly ParsedMigration[],
  releases: readonly string[],
  first = firstJudged,
): string[] {
  const checks = createNotNullChecks();
  return migrations.flatMap((migration) => {
    const found = migration.statements.flatMap((statement, index) =>
      judgeStatement(statement, migration, checks)
        .filter((rule) => !isExcepted(rule, statement.comment, releases))
        .map((rule) => `${migration.name}, statement ${index + 1}: ${rule}. ${rules[rule]}`),
    );
    return migration.number < first ? [] : found;
  });
}

/** Whether the comment above a statement excepts it from a rule. */
function isExcepted(rule: Rule, comment: string, releases: readonly string[]): boolean {
  const named = Array.from(comment.matchAll(unusedSince), ([, release = ""]) => release);
  if (rule === "taken-away" && named.length > 0) {
    return named.every((release) => releases.includes(release));
  }
  const reason = new RegExp(`^-- allow ${rule}: (.+)$`, "m").exec(comment)?.[1] ?? "";
  return reason.length >= reasonMin;
}
