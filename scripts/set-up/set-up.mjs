import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { root } from "./places.mjs";

/**
 * Makes the checkout ready to run: installs and builds, each only if needed. Changes the working directory to the root
 * of the checkout, so that relative paths such as the data folder's start there. Exits with 1 if a step fails, after
 * the step has printed why.
 */
export async function setUp() {
  process.chdir(root);
  const isReady = ensureInstalled() && (await ensureBuilt());
  if (!isReady) process.exit(1);
}
