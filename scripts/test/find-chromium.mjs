import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { program, root } from "../set-up/places.mjs";

/**
 * In order of preference. The headless shell is Chromium without windows: it needs a third less processor time for the
 * same page.
 */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const debianPackages = ["chromium-headless-shell", "chromium"];
const applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * The path of the Chromium that tests use: the one at `CHROMIUM_PATH`, an installed one, or one that is installed now.
 * `undefined` if there is none, after printing why.
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || findInstalled() || findPlaywrights();
  if (found) return found;
  console.log("Installing Chromium…");
  const installed = installByApt() || installByPlaywright();
  if (installed) return installed;
  console.error("There is no Chromium: install one, or set CHROMIUM_PATH to one's path.");
  return undefined;
}

function findInstalled() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, ...applications].find((file) => existsSync(file) && answers(file));
}

/** Whether the program runs. On some systems, a program of that name only prints where to get the real one. */
function answers(file) {
  return spawnSync(file, ["--version"]).status === 0;
}

function findPlaywrights() {
  const require = createRequire(path.join(root, "e2e", "package.json"));
  const file = require("@playwright/test").chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: "ignore" }).status === 0;
  if (!apt("update")) return undefined;
  const install = (name) => apt("install", "-y", "--no-install-recommends", name);
  return debianPackages.some(install) ? findInstalled() : undefined;
}

function installByPlaywright() {
  const { status } = spawnSync(program("playwright"), ["install", "chromium"], { stdio: "ignore" });
  return status === 0 ? findPlaywrights() : undefined;
}
