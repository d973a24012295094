import { readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StartFailure } from "../../start-failure.ts";
import type { NativePostgres } from "./native-postgres.ts";

/** What npm's archives cannot hold: links from the names that the loader asks for to the libraries' files. */
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Gives PostgreSQL its libraries under every name that the loader asks for, those of `pg-symlinks.json` included. They
 * stand in a folder of our own, to which LD_LIBRARY_PATH points, because the package's folder may be read-only and its
 * install script may not have run. macOS forgets such a variable at every shell and `initdb` asks one, so there the
 * missing names stand in the package after all.
 *
 * @throws StartFailure when a name is missing and cannot be made
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

/** Where a link leads; relative ones, as npm's install script makes them, start at their own folder. */
function leadsTo(name: string): string | undefined {
  try {
    return path.resolve(path.dirname(name), readlinkSync(name));
  } catch {
    return undefined;
  }
}
