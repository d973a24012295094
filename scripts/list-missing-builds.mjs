// Prints the builds for this system that the lock file lacks, as arguments for `npm install --no-save`. The lock file
// lists only builds that were in the registry when it was written, and npm installs no optional package that the lock
// file does not list.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./set-up/places.mjs";

const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
const places = Object.keys(packages);
const isListed = (name) => places.some((place) => place.endsWith(`node_modules/${name}`));
const isForThisSystem = (name) => name.endsWith(`${process.platform}-${process.arch}`);

const missing = Object.values(packages)
  .flatMap(({ optionalDependencies }) => Object.entries(optionalDependencies ?? {}))
  .filter(([name]) => isForThisSystem(name) && !isListed(name))
  .map(([name, version]) => `${name}@${version}`);
console.log([...new Set(missing)].join(" "));
