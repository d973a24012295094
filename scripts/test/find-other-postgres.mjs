import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";

/** The oldest version of PostgreSQL that Stemma supports through `DATABASE_URL`. */
const oldest = 15;

const versionedFolders = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/**
 * Finds an installed PostgreSQL other than the embedded one, the oldest that is supported: `{bin, version}`, or
 * `undefined`.
 */
export function findOtherPostgres() {
  const [found] = listInstalled()
    .filter(({ version }) => version >= oldest)
    .sort((a, b) => a.version - b.version);
  return found;
}

/** All that are installed, those of `PATH` first. */
export function listInstalled() {
  const onPath = (process.env.PATH ?? "").split(path.delimiter);
  const versioned = versionedFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, "bin")));
  return [...onPath, ...versioned]
    .filter((folder) => existsSync(path.join(folder, "postgres")))
    .map((folder) => path.dirname(realpathSync(path.join(folder, "postgres"))))
    .filter((bin) => existsSync(path.join(bin, "initdb")))
    .map((bin) => ({ bin, version: readVersion(bin) }));
}

/** The major version; 0 if the program does not run. */
function readVersion(bin) {
  const { stdout } = spawnSync(path.join(bin, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/ (\d+)\./.exec(stdout ?? "")?.[1] ?? 0);
}
