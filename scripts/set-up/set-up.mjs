import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { root } from "./places.mjs";

/**
 * Makes the checkout ready to run: installs and builds, each only when needed. From here on relative paths, such as the
 * data folder's, start at the checkout. Ends the process with 1 when a step fails; the step has then said why.
 */
export async function setUp() {
  process.chdir(root);
  const isReady = ensureInstalled() && (await ensureBuilt());
  if (!isReady) process.exit(1);
}
