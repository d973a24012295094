import { StartFailure } from "../platform/start-failure.ts";
import type { Manifest } from "./archive/archive-format.ts";
import type { RestoreTargetStore } from "./restore-target.store.ts";

/**
 * Locks the database against servers that start, and checks that it can be filled with an archive of this migration: it has no tables, or
 * Stemma's own tables without rows, as a restore leaves them that was killed, and is not distributed.
 *
 * @throws StartFailure with one line if it cannot
 */
export async function checkTarget(
  target: RestoreTargetStore,
  { when }: Manifest["migration"],
): Promise<void> {
  await target.beAlone();
  if (await target.isDistributed()) {
    throw new StartFailure(
      "The database is distributed: restore into a new one that is not, and distribute that afterwards.",
    );
  }
  const [tables, version] = [await target.listTables(), await target.schemaVersion()];
  // First, because the tables of somebody else may be closed to this user.
  const [first] = tables;
  if (version === 0 && first !== undefined) {
    throw new StartFailure(
      `The database has tables that are not Stemma's (${first.name}): restore into a new one.`,
    );
  }
  const filled = await target.findFilledTable(tables);
  if (filled !== null) {
    throw new StartFailure(
      `The database is not empty (${filled} has rows): restore into a new one.`,
    );
  }
  if (version > when) {
    throw new StartFailure(
      "The database has the tables of a newer Stemma than the backup, though no rows: restore into a new one.",
    );
  }
}
