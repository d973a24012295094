import { closeSync, fsyncSync, lchownSync, mkdirSync, openSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Where the embedded database keeps its things in the data folder. PostgreSQL is started in a folder one level below
 * `root` and is told every other place relative to that, so that neither spaces, colons nor the length of the path matter.
 */
export interface DatabaseFolder {
  readonly root: string;
  /** What PostgreSQL calls PGDATA. */
  readonly cluster: string;
  /** Holds the sockets; nobody else may enter. */
  readonly run: string;
  /** Holds the links to libraries that the package lacks. */
  readonly libraries: string;
  readonly logFile: string;
}

/** From any folder one level below the root: where the sockets and the libraries are. */
export const besideRun = "../run";
export const besideLibraries = "../libraries";

/** Makes the folders that are missing, each readable for its owner alone. */
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

/** Gives the folders, and a cluster that is there already, to the user who runs PostgreSQL. */
export function giveDatabaseFolder(folder: DatabaseFolder, uid: number, gid: number): void {
  lchownSync(folder.root, uid, gid);
  for (const name of readdirSync(folder.root, { recursive: true, encoding: "utf8" })) {
    lchownSync(path.join(folder.root, name), uid, gid);
  }
}

/** Waits until the disk holds the names in a folder, after a rename in it. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
