import { StartFailure } from "../start-failure.ts";
import type { Sql } from "./connect.ts";
import { worksWithTables } from "./migration-history.ts";
import { readKnownVersion, readSchemaVersion } from "./schema-version.ts";

/**
 * Refuses tables with which a command of this version cannot work: none at all, those of a newer version that took away what this one uses, and older ones
 * unless `takesOlder`.
 *
 * @throws StartFailure with one line that says what to do
 */
export async function checkTables(
  sql: Sql,
  { takesOlder, known = readKnownVersion() }: { takesOlder: boolean; known?: number },
): Promise<void> {
  const version = await readSchemaVersion(sql);
  if (version === 0) {
    throw new StartFailure(
      "There are no tables here yet: start Stemma once, or restore a backup, and check that the settings are those of the server.",
    );
  }
  if (version > known && !(await worksWithTables(sql, known))) {
    throw new StartFailure(
      "The database belongs to a newer version of Stemma, and this one cannot work with its tables: use the commands of that version.",
    );
  }
  if (version < known && !takesOlder) {
    throw new StartFailure(
      "The database has the tables of an older version of Stemma: restart Stemma with this version, which migrates them, or use the commands of that version.",
    );
  }
}
