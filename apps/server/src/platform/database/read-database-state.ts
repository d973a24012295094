import { answerWithin } from "../answer-within.ts";
import type { Sql } from "./connect.ts";
import { readKnownVersion, readSchemaVersion } from "./schema-version.ts";

/** Whether the database answers, and whether it has the tables of this version or newer. */
export interface DatabaseState {
  readonly database: "ok" | "away";
  readonly migrations: "ok" | "behind" | "unknown";
}

/** How long to wait for the database's answer, in milliseconds. */
const waitedMs = 2_000;

/** The state of a database that does not answer. */
export const awayState: DatabaseState = { database: "away", migrations: "unknown" };

/** Asks the database for its state. Never fails. */
export function readDatabaseState(sql: Sql): Promise<DatabaseState> {
  const asked = readSchemaVersion(sql).then(
    (version): DatabaseState => ({
      database: "ok",
      migrations: version >= readKnownVersion() ? "ok" : "behind",
    }),
    () => awayState,
  );
  return answerWithin(asked, { ms: waitedMs, late: awayState });
}
