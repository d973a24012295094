import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isPatched } from "./patch-packages.mjs";
import { root } from "./places.mjs";

/**
 * Installs and patches the packages of the lock file, unless they are installed. `false` if that failed, after npm has
 * printed why. Installed packages are read from npm's own list in `node_modules`. Not `npm ci`: it refuses a lock file
 * that lacks an optional package of another platform, and registries differ in which of those they have.
 */
export function ensureInstalled() {
  if (isInstalled() && isPatched()) return true;
  console.log("Installing…");
  const npm = process.env.npm_execpath;
  const [command, before] = npm === undefined ? ["npm", []] : [process.execPath, [npm]];
  const kinds = ["--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const args = [...before, "install", "--no-save", ...kinds, "--loglevel=error"];
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === 0) return true;
  console.error("Installing failed: see npm's words above, then start again.");
  return false;
}

function isInstalled() {
  const listFile = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(listFile)) return false;
  const wanted = readPackages(path.join(root, "package-lock.json"));
  const present = readPackages(listFile);
  return Object.entries(wanted).every(([place, wish]) => {
    if (!place.startsWith("node_modules/")) return true;
    if (wish.link) return existsSync(path.join(root, place));
    const found = present[place];
    if (found !== undefined) {
      return found.version === wish.version && found.integrity === wish.integrity;
    }
    return wish.optional === true && !isForThisPlatform(wish);
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/**
 * Whether an optional package must be installed on this platform. One that names no platform is needed only by packages
 * of other platforms.
 */
function isForThisPlatform({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined) return false;
  return (
    matches(os, process.platform) &&
    matches(cpu, process.arch) &&
    matches(libc, libraryOfThisPlatform())
  );
}

function matches(names, name) {
  if (names === undefined || name === undefined) return true;
  if (names.includes(`!${name}`)) return false;
  return names.includes(name) || names.every((each) => each.startsWith("!"));
}

function libraryOfThisPlatform() {
  if (process.platform !== "linux") return undefined;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? "musl" : "glibc";
}
