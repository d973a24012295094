import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartFailure } from "../../start-failure.ts";
import type { DatabaseFolder } from "./database-folder.ts";
import { isPostgresOf, readPostmaster } from "./postmaster.ts";

/** How long an orphan may take for a clean shutdown, and then for an immediate one, in milliseconds. */
const orderlyStopMsMax = 20_000;
const immediateStopMsMax = 5_000;
const pollMs = 20;

/** PostgreSQL's name for its socket. */
const socketName = ".s.PGSQL.5432";

/**
 * Stops the PostgreSQL that a killed Stemma left running on the cluster, so that it can start again with our settings.
 * The caller holds the data folder's lock, so no other Stemma uses this PostgreSQL. Resolves when its process is gone.
 *
 * @param runFolder the folder of its socket, under a short name
 * @throws StartFailure if it cannot be stopped
 */
export async function stopOrphan(folder: DatabaseFolder, runFolder: string): Promise<void> {
  const pid = readPostmaster(folder.cluster)?.pid;
  if (pid !== undefined && isPostgresOf(pid, folder.cluster)) {
    const isGone =
      (await stop(pid, "SIGINT", orderlyStopMsMax)) ||
      (await stop(pid, "SIGQUIT", immediateStopMsMax));
    if (isGone) return;
    throw new StartFailure(
      `The database left by an earlier Stemma (process ${pid}) does not stop: end that process, then start again.`,
    );
  }
  if (await answers(path.join(runFolder, socketName))) {
    throw new StartFailure(
      `A database that this process cannot see, perhaps in another container, runs on ${folder.cluster}: stop it, then start again.`,
    );
  }

  async function stop(pid: number, signal: NodeJS.Signals, msMax: number): Promise<boolean> {
    for (let waitedMs = 0; waitedMs <= msMax; waitedMs += pollMs) {
      if (!isPostgresOf(pid, folder.cluster)) return true;
      if (waitedMs === 0) process.kill(pid, signal);
      await wait(pollMs);
    }
    return false;
  }
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(socketPath);
    visitor.once("connect", () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once("error", () => resolve(false));
  });
}
