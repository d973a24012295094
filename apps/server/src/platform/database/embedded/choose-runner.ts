import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { StartFailure } from "../../start-failure.ts";
import { relativeLibrariesPath, chownDatabaseFolder } from "./database-folder.ts";
import type { DatabaseFolder } from "./database-folder.ts";
import type { NativePostgres } from "./native-postgres.ts";

/** How to run PostgreSQL, which refuses to run as root: a command prefix and a user to switch to. */
export interface Runner {
  readonly prefix: readonly string[];
  /** Undefined means the user of this process. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

const asMyself: Runner = { prefix: [], user: undefined };

/** A user namespace in which root's processes count as `nobody` but keep root's rights on root's files. */
const namespace = ["unshare", "--user", "--map-user=65534", "--map-group=65534"] as const;

/**
 * Chooses how to run PostgreSQL, which refuses to run as root. A user other than root runs it directly. Root runs a
 * database that belongs to another user as that user, and any other database in a user namespace, which also works
 * under a home with mode 0700. If namespaces are forbidden, as in containers, root runs it as `postgres` or `nobody`,
 * if they can reach the files.
 *
 * @throws StartFailure if no way works
 */
export function chooseRunner(native: NativePostgres, folder: DatabaseFolder): Runner {
  if (process.geteuid?.() !== 0) return asMyself;
  const owner = statSync(existsSync(folder.cluster) ? folder.cluster : folder.root);
  if (owner.uid !== 0) {
    const runner = { prefix: [], user: { uid: owner.uid, gid: owner.gid } };
    if (isReachable(native, folder, runner)) return runner;
    throw closed(folder);
  }
  if (spawnSync(namespace[0], [...namespace.slice(1), "true"]).status === 0) {
    const inNamespace = { prefix: namespace, user: undefined };
    if (isReachable(native, folder, inNamespace)) return inNamespace;
    throw closedAbove(folder);
  }
  for (const user of readUsers(["postgres", "nobody"])) {
    chmodSync(path.dirname(folder.root), 0o711);
    chownDatabaseFolder(folder, user.uid, user.gid);
    const runner = { prefix: [], user };
    if (isReachable(native, folder, runner)) return runner;
    chownDatabaseFolder(folder, 0, 0);
  }
  throw closed(folder);
}

function closed(folder: DatabaseFolder): StartFailure {
  return new StartFailure(
    `PostgreSQL does not run as root, and no other user can get to ${folder.root}: start Stemma as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}

/**
 * The failure for root's data folder inside the closed home of another user: in the user namespace, root has lost the
 * right to enter that home.
 */
function closedAbove(folder: DatabaseFolder): StartFailure {
  return new StartFailure(
    `PostgreSQL does not run as root, and a folder above ${folder.root} is closed to all but its owner: set STEMMA_DATA_DIR to a folder outside of it, or give the data folder to that owner with \`chown -R\`.`,
  );
}

/** Whether a runner can write the database folder and run the programs. */
function isReachable(
  native: NativePostgres,
  folder: DatabaseFolder,
  { prefix, user }: Runner,
): boolean {
  const script = 'cd "$1" && test -w .. && "$2" --version';
  const shell = ["/bin/sh", "-c", script, "sh", folder.run, native.postgres];
  const [program = "", ...args] = [...prefix, ...shell];
  const tried = spawnSync(program, args, {
    ...user,
    cwd: "/",
    env: { LD_LIBRARY_PATH: relativeLibrariesPath },
  });
  return tried.status === 0;
}

function readUsers(names: readonly string[]): { uid: number; gid: number }[] {
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  return names.flatMap((name) => {
    const [, , uid, gid] = lines.find(([user]) => user === name) ?? [];
    return uid === undefined || gid === undefined ? [] : [{ uid: Number(uid), gid: Number(gid) }];
  });
}
