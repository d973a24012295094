import { readMigrations, type RunnableMigration } from "../../platform/database/read-migrations.ts";

/** This version's migrations and one more, as a later version has them. */
export function withLaterMigration(
  statements: readonly string[],
  more: Partial<RunnableMigration> = {},
): RunnableMigration[] {
  const migrations = readMigrations();
  const when = Math.max(...migrations.map((migration) => migration.when)) + 1;
  const later = { when, tag: "9999_later", hash: "of a later version", statements };
  return [...migrations, { ...later, isOutside: false, oldest: 0, ...more }];
}
