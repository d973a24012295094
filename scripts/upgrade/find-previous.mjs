import { spawnSync } from "node:child_process";
import { root } from "../set-up/places.mjs";

/** The commit that stands for the release before this one, as long as there is no tag of a release. */
const beforeAnyRelease = "74ced6200fc5cc6847f1b867f71f0c4b3437265d";

/**
 * The commit of the release before what is checked out: the last tag of a release below it, or what `STEMMA_UPGRADE_FROM` names. `undefined` in a clone
 * without that commit.
 */
export function findPrevious() {
  const last = git("describe", "--tags", "--abbrev=0", "--match=v[0-9]*", "HEAD^");
  const name = process.env.STEMMA_UPGRADE_FROM || last || beforeAnyRelease;
  return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
}

function git(...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
