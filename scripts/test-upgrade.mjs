// `npm run test:upgrade`: the release before this one and this one write on one database, and then the release before runs again
// (e2e/upgrade). It builds the release before from its commit, which takes a minute the first time, so `npm test` leaves it out.
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { findPrevious } = await import("./upgrade/find-previous.mjs");
const previous = findPrevious();
if (previous === undefined) {
  console.log(
    "Left out: this clone does not have the commit of the release before (git fetch --unshallow --tags).",
  );
  process.exit(0);
}
const { spawnSync } = await import("node:child_process");
const { setUp } = await import("./set-up/set-up.mjs");
const { program } = await import("./set-up/places.mjs");
const { preparePrevious } = await import("./upgrade/prepare-previous.mjs");
await setUp();
console.log(`The release before: ${previous}`);
const folder = preparePrevious(previous);
if (folder === undefined) process.exit(1);

const env = { ...process.env, STEMMA_PREVIOUS: folder };
const args = ["test", "-c", "e2e/upgrade.config.ts"];
process.exitCode = spawnSync(program("playwright"), args, { stdio: "inherit", env }).status ?? 1;
