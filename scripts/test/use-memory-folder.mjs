import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";

const memoryFolder = "/dev/shm";
/** How much memory has to be free, in bytes: several times what a run keeps there at most. */
const roomMin = 8 * 2 ** 30;

/**
 * Lets what tests write to temporary folders stay in memory where Linux has the room: sets `TMPDIR` to a new folder below `/dev/shm`,
 * which is removed when this process exits. A run creates some 200 databases and data folders of 1,500 files each, and removes them.
 * On ext4, a new file then costs a search among those that were just removed: a quarter of the processor time of the database suites.
 * Does nothing where `TMPDIR` is set, or where files in that folder must not be executed.
 */
export function useMemoryFolder() {
  if (process.env.TMPDIR || process.platform !== "linux" || !hasRoom()) return;
  const folder = mkdtempSync(path.join(memoryFolder, "stemma-tests-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  if (!isExecutable(folder)) return;
  // Like `/tmp`: a PostgreSQL that another user runs has its folders there.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    const [, kilobytes] = /^MemAvailable: +(\d+) kB$/m.exec(readFileSync("/proc/meminfo", "utf8"));
    return Math.min(bavail * bsize, Number(kilobytes) * 1_024) >= roomMin;
  } catch {
    // There is no such folder, or no such file.
    return false;
  }
}

/** Containers often forbid to execute files in this folder, and a scenario installs and starts a clone. */
function isExecutable(folder) {
  const file = path.join(folder, "try");
  writeFileSync(file, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(file);
  rmSync(file);
  return status === 0;
}
