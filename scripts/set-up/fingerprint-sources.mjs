import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

/** The sources and the build scripts of the product. */
const sources = [
  "package-lock.json",
  "patches",
  "tsconfig.base.json",
  "scripts/build.mjs",
  "scripts/build",
  "packages",
  "apps/server/src",
  "apps/web",
];

/** Folders among the sources that are not part of the build. */
const apart = new Set(["node_modules", "dist", "testing", "sample"]);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** A hash of the contents of the product's sources. Modification times do not matter. */
export function fingerprintSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((place) => listFiles(place))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function listFiles(place) {
  if (!existsSync(path.join(root, place))) return [];
  if (path.extname(place) !== "") return [place];
  return readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => !apart.has(entry.name) && !isTest(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = `${place}/${entry.name}`;
      return entry.isDirectory() ? listFiles(inside) : [inside];
    });
}
