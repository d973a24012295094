import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { StartFailure } from "../start-failure.ts";
import type { FileStore, StoredObject } from "./file-store.ts";

/** The subfolder for files that are not complete yet: on the same disk, so that a rename completes them. */
const incomingName = ".incoming";

/** How old a file is that a broken upload left, in milliseconds: a day. */
const brokenMs = 24 * 60 * 60 * 1000;

/**
 * A file store in a folder. An object is there as a whole or not at all: it is written beside, synced to the disk and renamed.
 *
 * @throws StartFailure if the folder cannot be created
 */
export function createFolderStore(folder: string): FileStore {
  const incoming = path.join(folder, incomingName);
  try {
    mkdirSync(incoming, { recursive: true, mode: 0o700 });
    removeBroken(incoming);
  } catch (error) {
    throw new StartFailure(
      `The folder for files ${folder} cannot be written. Fix that, or set STEMMA_FILES_URL to another place.`,
      { cause: error },
    );
  }
  const placeOf = (key: string): string => path.join(folder, ...key.split("/"));

  return {
    place: folder,
    incoming,

    async put(key, file) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await sync(file);
      try {
        await rename(file, place);
      } catch (error) {
        if (codeOf(error) !== "EXDEV") throw error;
        const beside = path.join(incoming, `${path.basename(file)}.copy`);
        await copyFile(file, beside);
        await sync(beside);
        await rename(beside, place);
      }
      await sync(path.dirname(place));
    },

    async sizeOf(key) {
      return (await unlessGone(stat(placeOf(key))))?.size ?? null;
    },

    async read(key, range) {
      return createReadStream(placeOf(key), range);
    },

    async remove(prefix) {
      await rm(placeOf(prefix), { recursive: true, force: true });
    },

    async *list() {
      yield* objectsIn(folder, "");
    },

    close() {},
  };
}

/** Removes what a crash left of uploads, also of other nodes: no upload takes so long. */
function removeBroken(incoming: string): void {
  for (const name of readdirSync(incoming)) {
    const file = path.join(incoming, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > brokenMs) rmSync(file, { force: true });
  }
}

async function* objectsIn(folder: string, prefix: string): AsyncIterable<StoredObject> {
  const entries = await unlessGone(readdir(path.join(folder, prefix), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    if (entry.name === incomingName) continue;
    const key = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* objectsIn(folder, key);
    else {
      const found = await unlessGone(stat(path.join(folder, key)));
      if (found !== null) yield { key, storedAt: found.mtime };
    }
  }
}

/** What was read; `null` if there is no such file, for another node may remove it at any time. */
async function unlessGone<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
async function sync(place: string): Promise<void> {
  const handle = await open(place, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
