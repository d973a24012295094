import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprintSources } from "./fingerprint-sources.mjs";
import { root, serverBundle } from "./places.mjs";

/** Holds the fingerprint of the sources from which the product was last built. */
const stamp = path.join(root, "apps", "server", "dist", ".sources");

/**
 * Builds the product if its sources have changed since the last build. `false` if the build failed, after printing why.
 */
export async function ensureBuilt() {
  const sources = fingerprintSources();
  const built = existsSync(stamp) && existsSync(serverBundle) ? readFileSync(stamp, "utf8") : "";
  if (built === sources) return true;
  console.log("Building…");
  rmSync(stamp, { force: true });
  const script = path.join(root, "scripts", "build.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nBuilding failed.`);
    return false;
  }
  writeFileSync(stamp, sources);
  return true;
}
