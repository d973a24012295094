import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { program, root } from "./places.mjs";

const patches = path.join(root, "patches");
const stamp = path.join(root, "node_modules", ".patches");

/** Whether the installed packages have the current patches. */
export function isPatched() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprintPatches();
}

/** Applies `patches/` to the installed packages. `false` if a patch does not apply, after printing why. */
export function patchPackages() {
  const { status, stdout, stderr } = spawnSync(program("patch-package"), ["--error-on-fail"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nPatching the installed packages failed.`);
    return false;
  }
  writeFileSync(stamp, fingerprintPatches());
  return true;
}

function fingerprintPatches() {
  const hash = createHash("sha256");
  for (const name of readdirSync(patches).sort()) {
    hash.update(`${name}\0`).update(readFileSync(path.join(patches, name)));
  }
  return hash.digest("hex");
}
