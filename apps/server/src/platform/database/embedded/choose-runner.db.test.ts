import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startEmbeddedChild } from "../../../testing/database/start-embedded-child.ts";
import type { EmbeddedChild } from "../../../testing/database/start-embedded-child.ts";

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const here = fileURLToPath(import.meta.url);
/** Other users cannot run a checkout under a closed home folder, so these tests are skipped there. */
const isOpenToOthers =
  isRoot && spawnSync("/bin/sh", ["-c", 'test -r "$1"', "sh", here], nobody).status === 0;

let temporary: string;
let server: EmbeddedChild | undefined;
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), "stemma-runner-"));
  chmodSync(temporary, 0o755);
});
afterEach(async () => {
  server?.process.kill("SIGINT");
  await server?.ended;
  server = undefined;
  rmSync(temporary, { recursive: true });
});

describe.runIf(isOpenToOthers)("started as an ordinary user", () => {
  test("the database is that user's, and root later runs it as that user", async () => {
    chownSync(temporary, nobody.uid, nobody.gid);
    const dataDir = path.join(temporary, "data");
    await startAndStop(dataDir, nobody);
    await startAndStop(dataDir, {});
    await startAndStop(dataDir, nobody);
    expect(statSync(path.join(dataDir, "database", "cluster", "postgresql.conf")).uid).toBe(
      nobody.uid,
    );
  });

  test("a folder that the user may not write is refused in one line", async () => {
    server = startEmbeddedChild(path.join(temporary, "data"), nobody);
    await server.ended;
    expect(server.lines).toEqual([
      expect.stringMatching(
        /^refused The data folder .* cannot be written: the user nobody may not\. Fix that, or set/,
      ),
    ]);
  });
});

describe.runIf(isOpenToOthers)("started as root where user name spaces are forbidden", () => {
  test("the database runs as a user who is not root", async () => {
    const dataDir = path.join(temporary, "data");
    await startAndStop(dataDir, { searchPath: programsWithoutUnshare() });
    expect(statSync(path.join(dataDir, "database", "cluster")).uid).not.toBe(0);
  });

  test("a database that root made before is handed to that user", async () => {
    const dataDir = path.join(temporary, "data");
    await startAndStop(dataDir, {});
    await startAndStop(dataDir, { searchPath: programsWithoutUnshare() });
    expect(statSync(path.join(dataDir, "database", "cluster", "base")).uid).not.toBe(0);
  });

  test("a folder that no such user can get to is refused in one line", async () => {
    const home = path.join(temporary, "home");
    mkdirSync(home, { mode: 0o700 });
    server = startEmbeddedChild(path.join(home, "data"), { searchPath: programsWithoutUnshare() });
    await server.ended;
    expect(server.lines).toEqual([
      expect.stringMatching(
        /^refused PostgreSQL does not run as root, .* start Stemma as an ordinary user, or set DATABASE_URL/,
      ),
    ]);
  });
});

/** Root runs the database in a user namespace only if the kernel allows namespaces. */
const hasNamespaces =
  isRoot && spawnSync("unshare", ["--user", "--map-user=65534", "true"]).status === 0;

describe.runIf(isRoot && hasNamespaces)("started as root in a user name space", () => {
  test("a folder of root's below the closed home of somebody else is refused with advice in one line", async () => {
    const home = path.join(temporary, "home");
    mkdirSync(path.join(home, "data"), { recursive: true });
    chmodSync(home, 0o700);
    chownSync(home, 12_345, 12_345);
    server = startEmbeddedChild(path.join(home, "data"), {});
    await server.ended;
    expect(server.lines).toEqual([
      expect.stringMatching(
        /^refused PostgreSQL does not run as root, and a folder above .* set STEMMA_DATA_DIR .* `chown -R`\.$/,
      ),
    ]);
  });

  test("a folder below root's own closed home does", async () => {
    const home = path.join(temporary, "home");
    mkdirSync(home, { mode: 0o700 });
    await startAndStop(path.join(home, "data"), {});
  });
});

async function startAndStop(
  dataDir: string,
  options: Parameters<typeof startEmbeddedChild>[1],
): Promise<void> {
  server = startEmbeddedChild(dataDir, options);
  await server.next("saved");
  server.process.kill("SIGINT");
  await server.ended;
  expect(server.lines.at(-1)).toBe("stopped ");
}

function programsWithoutUnshare(): string {
  const folder = path.join(temporary, "programs");
  mkdirSync(folder, { recursive: true });
  symlinkSync("/bin/sh", path.join(folder, "sh"));
  return folder;
}
