import { spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { StartFailure } from "../../start-failure.ts";
import type { Runner } from "./choose-runner.ts";
import { syncFolder } from "./database-folder.ts";
import type { DatabaseFolder } from "./database-folder.ts";
import type { NativePostgres } from "./native-postgres.ts";
import { postgresCommand } from "./postgres-command.ts";
import type { PostgresCommand } from "./postgres-command.ts";
import { folderSync } from "./postgres-settings.ts";

/** The major version of the embedded PostgreSQL. Other major versions cannot read its data folders. */
const majorVersion = "18";

/** The name of the embedded database and of its only user. */
export const databaseName = "stemma";

const draftPrefix = "cluster.new-";

/**
 * Creates the cluster with an empty database if it is missing. It is created under a temporary name and then renamed,
 * so that a killed start leaves no incomplete cluster.
 *
 * @throws StartFailure if the cluster is of another PostgreSQL version, or cannot be created
 */
export async function createCluster(
  native: NativePostgres,
  runner: Runner,
  folder: DatabaseFolder,
): Promise<void> {
  for (const name of readdirSync(folder.root)) {
    if (name.startsWith(draftPrefix)) {
      rmSync(path.join(folder.root, name), { recursive: true, force: true, maxRetries: 10 });
    }
  }
  if (existsSync(folder.cluster)) {
    checkVersion(folder);
    return;
  }
  const draft = mkdtempSync(path.join(folder.root, draftPrefix));
  if (runner.user !== undefined) chownSync(draft, runner.user.uid, runner.user.gid);
  const [encoding, locale] = ["--encoding=UTF8", "--locale=C.UTF-8"];
  const name = path.basename(draft);
  const options = ["-U", databaseName, "--auth=trust", encoding, locale];
  const initdb = ["-D", `../${name}`, ...options, `--sync-method=${folderSync}`];
  await run(postgresCommand(runner, folder.run, native.initdb, initdb), "");
  await run(
    postgresCommand(runner, draft, native.postgres, ["--single", "-D", ".", "postgres"]),
    `CREATE DATABASE ${databaseName}`,
  );
  renameSync(draft, folder.cluster);
  syncFolder(folder.root);
}

function checkVersion(folder: DatabaseFolder): void {
  const file = path.join(folder.cluster, "PG_VERSION");
  const version = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  if (version === majorVersion) return;
  throw new StartFailure(
    version === undefined
      ? `The folder ${folder.cluster} holds no database: restore it from your backup, or move it away.`
      : `The database in ${folder.cluster} is of PostgreSQL ${version} and this Stemma brings ${majorVersion}: start the Stemma that wrote it, or set STEMMA_DATA_DIR to another folder.`,
  );
}

async function run({ file, args, options }: PostgresCommand, input: string): Promise<void> {
  const program = spawn(file, args, options);
  program.stdin.on("error", () => {});
  program.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    program.once("error", reject);
    program.once("close", resolve);
  });
  const [code, output, complaints] = await Promise.all([
    ended,
    text(program.stdout),
    text(program.stderr),
  ]);
  if (code === 0) return;
  const lines = `${output}\n${complaints}`.split("\n").filter((line) => line.trim() !== "");
  const cause = lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1);
  throw new StartFailure(
    `The database cannot be made in ${options.cwd}: ${cause?.trim() ?? `exit code ${code}`}`,
  );
}
