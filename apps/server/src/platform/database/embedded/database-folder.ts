import { closeSync, fsyncSync, lchownSync, mkdirSync, openSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * The embedded database's files in the data folder. PostgreSQL starts in a folder one level below `root` and gets all
 * other paths relative to it, so spaces, colons and the length of the path cause no problems.
 */
export interface DatabaseFolder {
  readonly root: string;
  /** PostgreSQL's data directory (PGDATA). */
  readonly cluster: string;
  /** Holds the sockets; only its owner can enter. */
  readonly run: string;
  /** Holds links to the libraries that the package lacks. */
  readonly libraries: string;
  readonly logFile: string;
}

/** Paths of the sockets and the libraries, relative to any folder one level below `root`. */
export const relativeRunPath = "../run";
export const relativeLibrariesPath = "../libraries";

/** Creates the missing folders, each readable only by its owner. */
export function makeDatabaseFolder(dataDir: string): DatabaseFolder {
  const root = path.join(dataDir, "database");
  const folder = {
    root,
    cluster: path.join(root, "cluster"),
    run: path.join(root, "run"),
    libraries: path.join(root, "libraries"),
    logFile: path.join(root, "postgres.log"),
  };
  for (const made of [folder.root, folder.run, folder.libraries]) {
    mkdirSync(made, { recursive: true, mode: 0o700 });
  }
  return folder;
}

/** Makes the user who runs PostgreSQL the owner of the folders and their content. */
export function chownDatabaseFolder(folder: DatabaseFolder, uid: number, gid: number): void {
  lchownSync(folder.root, uid, gid);
  for (const name of readdirSync(folder.root, { recursive: true, encoding: "utf8" })) {
    lchownSync(path.join(folder.root, name), uid, gid);
  }
}

/** Flushes a folder to disk, so that a rename in it survives a crash. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
