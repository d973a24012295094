import { randomBytes } from "node:crypto";
import { linkSync, renameSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { Server } from "node:net";
import path from "node:path";
import { StartFailure } from "../../start-failure.ts";

/**
 * Makes this process the only Stemma on a data folder until `release` is called or the process ends, however it ends.
 *
 * The lock is a socket that listens: the system closes it with the process, so one that refuses a connection is a
 * leftover, and it is seen across containers that share the folder, where process ids mean nothing. It is made under
 * a name of its own and linked to the lock's name once it listens, so whoever finds the lock can trust its answer.
 *
 * @param runFolder where the socket stands, under a short name
 * @param dataDir the name of the folder for people
 * @throws StartFailure when another process holds the folder
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

/** False when the lock is held. What looks dead is moved away before it is judged, so that a new lock is never removed. */
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

/** Whether a process listens there. Only a refusal or a missing file proves that none does. */
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
