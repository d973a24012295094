import { randomBytes } from "node:crypto";
import { linkSync, renameSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { Server } from "node:net";
import path from "node:path";
import { StartFailure } from "../../start-failure.ts";

/**
 * Locks a data folder for this process until `release` is called or the process ends, in whatever way.
 *
 * The lock is a listening socket. The system closes it with the process, so a socket that refuses connections is stale.
 * The lock also works across containers that share the folder, where process ids mean nothing. The socket is created
 * under a temporary name and linked to the lock's name once it listens, so an existing lock always answers.
 *
 * @param runFolder the folder of the socket, under a short name
 * @param dataDir the folder's name in error messages
 * @throws StartFailure if another process holds the lock
 */
export async function lockDataFolder(runFolder: string, dataDir: string): Promise<() => void> {
  const lock = path.join(runFolder, "lock");
  const draft = `${lock}.${randomBytes(4).toString("hex")}`;
  const server = await listen(draft);
  try {
    while (!tryLink(draft, lock)) {
      if (!(await removeLeftover(lock))) {
        throw new StartFailure(
          `The data folder ${dataDir} is in use by another Stemma: stop that one, or set STEMMA_DATA_DIR to another folder.`,
        );
      }
    }
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    rmSync(lock, { force: true });
    server.close();
  };
}

/**
 * Removes a stale lock; false if the lock is held. A lock that seems stale is renamed before the second check, so that
 * a new lock is never removed.
 */
async function removeLeftover(lock: string): Promise<boolean> {
  if (await answers(lock)) return false;
  const leftover = `${lock}.${randomBytes(4).toString("hex")}`;
  try {
    renameSync(lock, leftover);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return true;
    throw error;
  }
  const isHeld = await answers(leftover);
  if (isHeld) tryLink(leftover, lock);
  rmSync(leftover, { force: true });
  return !isHeld;
}

function listen(socketPath: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once("error", reject);
    server.listen(socketPath, () => resolve(server.unref()));
  });
}

/** Whether a process listens on the socket. Only a refusal or a missing file proves that no process does. */
function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(socketPath);
    visitor.once("connect", () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once("error", (error) => {
      resolve(!hasCode(error, "ECONNREFUSED") && !hasCode(error, "ENOENT"));
    });
  });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
