import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "../set-up/places.mjs";

const setUp = "import { setUp } from './scripts/set-up/set-up.mjs'; await setUp();";

/** Checks out a commit below `.stemma`, installs and builds it there, and returns the folder; `undefined` after printing why that failed. */
export function preparePrevious(commit) {
  const folder = path.join(root, ".stemma", "previous", commit);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const isThere = run("sh", ["-c", `git archive "${commit}" | tar -x -C "$0"`, folder], root);
    if (!isThere) {
      rmSync(folder, { recursive: true });
      return undefined;
    }
    if (hasSamePackages(folder)) linkPackages(folder);
  }
  const args = ["--input-type=module", "--eval", setUp];
  return run(process.execPath, args, folder) ? folder : undefined;
}

function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: "inherit" }).status === 0;
}

/** Whether all packages of the commit are installed here as it wants them. Otherwise it installs its own. */
function hasSamePackages(folder) {
  const [wanted, present] = [folder, root].map((each) => ({
    packages: JSON.parse(readFileSync(path.join(each, "package-lock.json"), "utf8")).packages,
    patches: readdirSync(path.join(each, "patches")).map((name) =>
      readFileSync(path.join(each, "patches", name), "utf8"),
    ),
  }));
  return (
    wanted.patches.join() === present.patches.join() &&
    Object.entries(wanted.packages).every(
      ([place, { integrity }]) => integrity === present.packages[place]?.integrity,
    )
  );
}

/** Links the files of all packages instead of copying them. Links to our own packages lead to those of the commit. */
function linkPackages(folder) {
  const places = Object.keys(
    JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8")).packages,
  ).filter((place) => !place.includes("node_modules/"));
  for (const place of places) {
    const from = path.join(root, place, "node_modules");
    if (existsSync(from)) run("cp", ["-al", from, path.join(folder, place)], root);
  }
}
