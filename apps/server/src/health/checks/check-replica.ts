import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "../../platform/config/config.ts";
import { connectDatabase, type Sql } from "../../platform/database/connect.ts";
import { readDatabaseIdentity } from "../../platform/database/database-identity.ts";
import { readReplayed, readWritten } from "../../platform/database/wal-position.ts";
import { bad, ok, reasonOf, type Finding } from "./finding.ts";

/** How long the replica may take to show what the primary has written, and between two looks, in milliseconds. */
const catchUpMs = 1_000;
const lookMs = 50;

/** Whether the replica answers, follows this database, and keeps up. Nothing to say where there is none. */
export async function checkReplica(
  { databaseReplicaUrl }: Pick<Config, "databaseReplicaUrl">,
  primary: Sql,
): Promise<readonly Finding[]> {
  if (databaseReplicaUrl === undefined) return [];
  const { openListener } = connectDatabase(databaseReplicaUrl, 1);
  const replica = openListener();
  try {
    return [await judge(primary, replica)];
  } catch (error) {
    return [
      bad(
        "replica",
        `The database at DATABASE_REPLICA_URL does not answer (${reasonOf(error)}): all reads go to the primary.`,
      ),
    ];
  } finally {
    await replica.end({ timeout: 1 });
  }
}

async function judge(primary: Sql, replica: Sql): Promise<Finding> {
  if ((await readDatabaseIdentity(replica)) !== (await readDatabaseIdentity(primary))) {
    return bad(
      "replica",
      "DATABASE_REPLICA_URL leads to another database than DATABASE_URL: set it to a replica of that one, or leave it out.",
    );
  }
  const written = await readWritten(primary);
  const endsAtMs = performance.now() + catchUpMs;
  for (;;) {
    const replayed = await readReplayed(replica);
    if (replayed === null) {
      return bad(
        "replica",
        "DATABASE_REPLICA_URL leads to a primary: set it to a replica, or leave it out. All reads go to the primary.",
      );
    }
    if (replayed >= written)
      return ok("replica", "The replica is less than a second behind the primary.");
    if (performance.now() >= endsAtMs) {
      return bad(
        "replica",
        `The replica is more than a second behind, by ${written - replayed} bytes: look whether it runs and streams. Until then all reads go to the primary.`,
      );
    }
    await wait(lookMs);
  }
}
