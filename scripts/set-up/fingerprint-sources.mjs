import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

/** What the built product is made from, and by. */
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

/** What stands among the sources and goes into nothing. */
const apart = new Set(["node_modules", "dist", "testing", "sample"]);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** A number that changes whenever a source of the product does, by content: touching or checking out a file does not count. */
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
