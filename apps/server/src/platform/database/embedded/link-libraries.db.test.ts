import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkLibraries } from "./link-libraries.ts";
import { findNativePostgres } from "./native-postgres.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-libraries-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test.runIf(process.platform === "linux")(
  "PostgreSQL's programs load from a package whose install script never ran",
  () => {
    const native = findNativePostgres();
    const bare = path.join(folder, "native");
    mkdirSync(path.join(bare, "lib"), { recursive: true });
    symlinkSync(path.join(native.folder, "pg-symlinks.json"), path.join(bare, "pg-symlinks.json"));
    const shipped = readdirSync(path.join(native.folder, "lib"), { withFileTypes: true });
    for (const file of shipped.filter((entry) => !entry.isSymbolicLink())) {
      symlinkSync(path.join(native.folder, "lib", file.name), path.join(bare, "lib", file.name));
    }
    const libraries = path.join(folder, "libraries");
    mkdirSync(libraries);
    linkLibraries({ ...native, folder: bare }, libraries);
    const env = { LD_LIBRARY_PATH: libraries, LD_TRACE_LOADED_OBJECTS: "1" };
    const { stdout } = spawnSync(native.postgres, [], { env, encoding: "utf8" });
    const found = stdout.split("\n").filter((line) => line.includes("libicu"));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((line) => !line.includes(`=> ${libraries}`))).toEqual([]);
  },
);

test.runIf(process.platform === "linux")(
  "a link that leads to a moved package is made anew",
  () => {
    const native = findNativePostgres();
    symlinkSync("/moved/libz.so.1", path.join(folder, "libz.so.1"));
    linkLibraries(native, folder);
    expect(readlinkSync(path.join(folder, "libz.so.1"))).toBe(
      path.join(native.folder, "lib", "libz.so.1"),
    );
  },
);
