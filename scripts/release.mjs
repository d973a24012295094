// `npm run release -- x.y.z`: makes a release of what is committed. It writes the version and the changelog, builds, packs
// `dist/stemma-x.y.z.tar.gz` with its SBOM and checksums, tries the archive in a fresh folder, commits, and tags; nothing is pushed.
// With `--dry-run` it neither commits nor tags, and puts the files back. Before: `npm test` and `npm run test:upgrade`.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./set-up/check-node.mjs";

checkNode();
const { ensureInstalled } = await import("./set-up/ensure-installed.mjs");
const { root } = await import("./set-up/places.mjs");
const { releaseChangelog } = await import("./release/release-changelog.mjs");
const { readArguments } = await import("./release/read-arguments.mjs");
const { isNewer, withLockedVersion, withVersion } = await import("./release/set-version.mjs");

process.chdir(root);
const { version, isTrial, refusal: misread } = readArguments(process.argv.slice(2));
const tag = `v${version}`;
const git = (...words) => execFileSync("git", words, { encoding: "utf8" }).trim();
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const present = read("package.json").version;
const changelog = releaseChangelog(
  readFileSync("CHANGELOG.md", "utf8"),
  version,
  new Date().toISOString().slice(0, 10),
);
const refusal = findRefusal();
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}

try {
  writeVersion();
  if (!ensureInstalled()) throw new Error("Installing failed.");
  execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  // They need installed packages.
  const { packRelease } = await import("./release/pack-release.mjs");
  const { tryRelease } = await import("./release/try-release.mjs");
  const { archive, platforms } = await packRelease(version, path.join(root, "dist"));
  await tryRelease(archive, version);
  console.log(
    `${path.relative(root, archive)} starts with Node alone, on ${platforms.join(", ")}.`,
  );
} catch (error) {
  git("checkout", "--", ".");
  console.error(`No release: ${error.message}`);
  process.exit(1);
}
if (isTrial) {
  git("checkout", "--", ".");
  console.log("Nothing was committed or tagged.");
} else {
  git("commit", "--all", "--message", `release: Version ${version}.`);
  git("tag", "--annotate", tag, "--message", `Stemma ${version}`);
  console.log(`Committed, and tagged as ${tag}. To publish it: git push --follow-tags`);
}

/** Why there can be no such release; `undefined` if there can. */
function findRefusal() {
  if (misread !== undefined) return misread;
  if (!isNewer(version, present)) return `The version is ${present}: name a newer one.`;
  if (git("status", "--porcelain") !== "")
    return "Commit what has changed: a release is made of commits.";
  if (git("tag", "--list", tag) !== "") return `There is a tag ${tag}.`;
  if (changelog === null) return 'CHANGELOG.md has nothing under "Unreleased".';
  return undefined;
}

function writeVersion() {
  writeFileSync("CHANGELOG.md", changelog);
  const lock = read("package-lock.json");
  const ours = Object.keys(lock.packages).filter((place) => !place.includes("node_modules/"));
  for (const place of ours) {
    const file = path.join(place, "package.json");
    write(file, withVersion(read(file), version));
  }
  write("package-lock.json", withLockedVersion(lock, version));
  const folder = "apps/server/migrations";
  const { entries } = read(`${folder}/meta/_journal.json`);
  const releases = read(`${folder}/releases.json`);
  write(`${folder}/releases.json`, { ...releases, [version]: entries.at(-1).tag });
}
