import type { Config } from "../../platform/config/config.ts";
import {
  readDatabaseHealth,
  type DatabaseHealth,
} from "../../platform/database/database-health.ts";
import type { Sql } from "../../platform/database/connect.ts";
import { extensions } from "../../platform/database/ensure-extensions.ts";
import { worksWithTables } from "../../platform/database/migration-history.ts";
import { openExistingDatabase } from "../../platform/database/open-existing-database.ts";
import { connectionsNeeded } from "../../platform/database/pool-size.ts";
import { readKnownVersion, readSchemaVersion } from "../../platform/database/schema-version.ts";
import { createLogger } from "../../platform/logger.ts";
import { StartFailure } from "../../platform/start-failure.ts";
import { checkBackups } from "./check-backups.ts";
import { checkPooling } from "./check-pooling.ts";
import { checkReplica } from "./check-replica.ts";
import { bad, ok, type Finding } from "./finding.ts";

/** How far apart the clocks may be, in milliseconds: the age of drafts, links and sessions is told by both. */
const clocksApartMaxMs = 2_000;

/** Looks at the database, and changes nothing in it. */
export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  try {
    const database = await openExistingDatabase(config, createLogger("silent"), "any");
    const { sql, close } = database;
    try {
      return [
        ...(await checkOpenDatabase(config, sql)),
        ...(await checkPooling(config, database)),
        ...(await checkReplica(config, sql)),
      ];
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return [bad("database", error.message)];
  }
}

/** Looks at a database that is open. */
export async function checkOpenDatabase(
  config: Pick<Config, "databaseUrl" | "processes" | "backups">,
  sql: Sql,
): Promise<readonly Finding[]> {
  const health = await readDatabaseHealth(sql);
  const answers =
    config.databaseUrl === undefined
      ? `The embedded PostgreSQL ${health.version} answers.`
      : `PostgreSQL ${health.version} answers at DATABASE_URL.`;
  return [
    ok("database", answers),
    checkExtensions(health),
    checkCollation(health),
    checkConnections(health, config),
    await findMigrationState(sql),
    checkClock(health),
    ...(await checkBackups(config, sql)),
  ];
}

function checkExtensions({ missingExtensions: [missing] }: DatabaseHealth): Finding {
  if (missing === undefined) {
    return ok("extension", `The extensions ${extensions.join(" and ")} are there.`);
  }
  return bad(
    "extension",
    `The extension ${missing} is missing: start Stemma, which adds it, or run "CREATE EXTENSION ${missing};" in the database as its owner or a superuser.`,
  );
}

/** Whether the database's texts are sorted and compared as search and lists need it. */
export function checkCollation({
  encoding,
  characterType,
  hasSameCollation,
}: Pick<DatabaseHealth, "encoding" | "characterType" | "hasSameCollation">): Finding {
  if (encoding !== "UTF8") {
    return bad(
      "collation",
      `The database's encoding is ${encoding}: make a database with "CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'", and move there.`,
    );
  }
  if (!/utf-?8/i.test(characterType)) {
    return bad(
      "collation",
      `The database's LC_CTYPE is ${characterType}, which makes search slow in other scripts than Latin: make a database with a UTF-8 one, such as C.UTF-8, and move there.`,
    );
  }
  if (hasSameCollation === false) {
    return bad(
      "collation",
      'The system sorts otherwise than when the indexes were made: run "REINDEX DATABASE" and "ALTER DATABASE … REFRESH COLLATION VERSION".',
    );
  }
  return ok("collation", `The database keeps texts in UTF8, with the LC_CTYPE ${characterType}.`);
}

/** Whether the database accepts as many connections as a server with so many processes may open. */
export function checkConnections(
  { maxConnections }: Pick<DatabaseHealth, "maxConnections">,
  { databaseUrl, processes }: Pick<Config, "databaseUrl" | "processes">,
): Finding {
  const needed = connectionsNeeded(processes);
  if (maxConnections >= needed) {
    return ok("connections", `The database takes ${maxConnections} connections, which is enough.`);
  }
  if (databaseUrl === undefined) {
    return bad(
      "connections",
      `The embedded database was started for fewer than ${processes} processes: restart Stemma with STEMMA_PROCESSES=${processes}, or run this command with the server's STEMMA_PROCESSES.`,
    );
  }
  return bad(
    "connections",
    `The database takes ${maxConnections} connections, and a reload of ${processes} processes may need ${needed}: raise max_connections, or lower STEMMA_PROCESSES.`,
  );
}

async function findMigrationState(sql: Sql): Promise<Finding> {
  const [found, known] = [await readSchemaVersion(sql), readKnownVersion()];
  return checkMigrations(found, known, found > known && (await worksWithTables(sql, known)));
}

/** Whether this version works with the tables. `found` and `known` are timestamps of migrations; `worksWithNewer` counts for newer tables. */
export function checkMigrations(found: number, known: number, worksWithNewer: boolean): Finding {
  if (found === known) return ok("migrations", "The tables are those of this version.");
  if (worksWithNewer) {
    return ok(
      "migrations",
      "The tables are those of a newer version, and this one works with them.",
    );
  }
  if (found === 0)
    return bad("migrations", "There are no tables yet: start Stemma, which makes them.");
  return bad(
    "migrations",
    found < known
      ? "The tables are those of an older version: restart Stemma, which migrates them."
      : "The tables are those of a newer version: start that version of Stemma.",
  );
}

/** Whether the database's clock and this machine's tell the same time. */
export function checkClock({ aheadMs }: Pick<DatabaseHealth, "aheadMs">): Finding {
  const seconds = (Math.abs(aheadMs) / 1_000).toFixed(1);
  if (Math.abs(aheadMs) <= clocksApartMaxMs) {
    return ok("clock", `This machine's clock and the database's are ${seconds} s apart.`);
  }
  return bad(
    "clock",
    `This machine's clock is ${seconds} s ${aheadMs > 0 ? "behind" : "ahead of"} the database's: set both by NTP.`,
  );
}
