import type { Progress } from "../../progress.ts";
import { StartFailure } from "../../start-failure.ts";
import { keepServersWaiting, refuseIfInUse } from "../alone.ts";
import type { Pool, Sql } from "../connect.ts";
import { readKnownVersion, readSchemaVersion } from "../schema-version.ts";
import { readSpreadTables } from "../spread-tables.ts";
import { checkCluster } from "./check-cluster.ts";
import { spreadDatabase, type Spread } from "./spread-database.ts";
import { listTablesToSpread } from "./tables-to-spread.ts";

/** What a database was made. */
export interface Distributed extends Spread {
  /** The workers that have the rows now, each as `host:port`. */
  readonly workers: readonly string[];
}

/**
 * Spreads a database over the workers of its Citus cluster, with all its rows; all or nothing. `sql` has one connection. Servers that start
 * meanwhile wait.
 *
 * @throws StartFailure with one line if it cannot, or is spread already; nothing was changed then, unless the line says that nobody knows
 */
export async function distributeDatabase(sql: Pool, progress: Progress): Promise<Distributed> {
  await sql`select set_config(name, '0', false)
    from unnest('{statement_timeout,lock_timeout,idle_in_transaction_session_timeout}'::text[]) name`;
  await keepServersWaiting(sql);
  const workers = await checkCluster(sql);
  await checkTables(sql);
  await refuseIfInUse(sql);
  try {
    const spread = await spreadDatabase(sql, progress);
    await analyze(sql, progress);
    return { ...spread, workers };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `Distributing stopped: ${reasonOf(error)}. Either all is done or nothing: run it again once the reason is gone, and it distributes the database, or says that it is distributed already.`,
      { cause: error },
    );
  } finally {
    progress.end();
  }
}

async function checkTables(sql: Sql): Promise<void> {
  const wanted = (await listTablesToSpread(sql)).map(({ name }) => name);
  const found = await readSpreadTables(sql);
  const spread = wanted.filter((name) => found.has(name));
  const [first] = spread;
  if (first !== undefined) {
    throw new StartFailure(
      spread.length === wanted.length
        ? "The database is distributed already: nothing is to be done."
        : `Some tables are distributed, but not by this command (${first}): undo that with "SELECT undistribute_table('${first}', cascade_via_foreign_keys => true);", and try again.`,
    );
  }
  const version = await readSchemaVersion(sql);
  const known = readKnownVersion();
  if (version > known) {
    throw new StartFailure(
      "The database belongs to a newer version of Stemma: use the commands of that version.",
    );
  }
  if (version < known) {
    throw new StartFailure(
      version === 0
        ? "The database has no tables of Stemma: start Stemma on it, or restore a backup into it, stop it, and try again."
        : "The database has the tables of an older version of Stemma: start this version on it once, stop it, and try again.",
    );
  }
}

/** Has PostgreSQL gather what it plans by, on all nodes. */
async function analyze(sql: Sql, progress: Progress): Promise<void> {
  const tables = await listTablesToSpread(sql);
  progress.begin("Gathering statistics", tables.length);
  for (const { name } of tables) {
    await sql`analyze ${sql(name)}`;
    progress.advance(1);
  }
}

/** What the database says of an error, on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const parts = [
    error.message,
    "detail" in error ? error.detail : "",
    "hint" in error ? error.hint : "",
  ];
  return parts
    .filter((part) => typeof part === "string" && part !== "")
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .replace(/\.$/, "");
}
