import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { BackupRunStore } from "./backup-run.store.ts";
import { unverifiedEnd } from "./take-scheduled-backup.ts";

/**
 * Removes the archives of the schedule beyond the newest `keep` in this folder. It touches only files that the schedule has recorded: not what
 * a person put there, and not what another server did.
 */
export async function removeOldBackups(
  runs: Pick<BackupRunStore, "listGood" | "forget">,
  { folder, keep }: { readonly folder: string; readonly keep: number },
): Promise<void> {
  const good = await runs.listGood();
  const here = good.filter((file) => path.dirname(file) === folder && existsSync(file));
  for (const file of here.slice(keep)) {
    await rm(file, { force: true });
    await runs.forget(file);
  }
}

/**
 * Ends the runs that a crash has ended: removes what they have left on this disk, and counts a run as good whose archive had its name already.
 * The caller holds the lock of scheduled backups.
 */
export async function settleUnfinished(
  runs: Pick<BackupRunStore, "listUnfinished" | "succeed" | "forget">,
): Promise<void> {
  for (const file of await runs.listUnfinished()) {
    const whole = await stat(file).catch(() => null);
    if (whole === null) await runs.forget(file);
    else await runs.succeed(file, whole.mtime, whole.size);
    const folder = path.dirname(file);
    const beginning = `${path.basename(file)}${unverifiedEnd}`;
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      if (name.startsWith(beginning)) await rm(path.join(folder, name), { force: true });
    }
  }
}
