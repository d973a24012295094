import { readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StartFailure } from "../../start-failure.ts";
import type { NativePostgres } from "./native-postgres.ts";

/** The links that npm's archives cannot hold: from the names that the loader looks for to the libraries' files. */
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Links PostgreSQL's libraries under every name that the loader looks for, including those of `pg-symlinks.json`. The
 * links are in our own folder, and LD_LIBRARY_PATH points to it, because the package's folder may be read-only and its
 * install script may not have run. On macOS every shell drops such a variable, and `initdb` uses a shell, so there the
 * missing links are created in the package.
 *
 * @throws StartFailure if a link is missing and cannot be created
 */
export function linkLibraries(native: NativePostgres, ownFolder: string): void {
  const library = path.join(native.folder, "lib");
  const listed = links.parse(
    JSON.parse(readFileSync(path.join(native.folder, "pg-symlinks.json"), "utf8")),
  );
  const names = listed.map(
    ({ source, target }) => [path.basename(target), path.basename(source)] as const,
  );
  if (process.platform === "darwin") {
    for (const [name, file] of names) link(path.join(library, name), path.join(library, file));
    return;
  }
  const shipped = readdirSync(library).filter((name) => name.includes(".so"));
  const files = new Map([...shipped.map((name) => [name, name] as const), ...names]);
  for (const [name, file] of files) link(path.join(ownFolder, name), path.join(library, file));
}

function link(name: string, file: string): void {
  if (leadsTo(name) === file) return;
  try {
    rmSync(name, { force: true });
    symlinkSync(file, name);
  } catch (error) {
    throw new StartFailure(
      `The library link ${name} cannot be made: make its folder writable, or set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause: error },
    );
  }
}

/** The target of a link. Relative targets, as npm's install script makes them, start at the link's folder. */
function leadsTo(name: string): string | undefined {
  try {
    return path.resolve(path.dirname(name), readlinkSync(name));
  } catch {
    return undefined;
  }
}
