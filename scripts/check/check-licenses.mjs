import { readFileSync } from "node:fs";
import path from "node:path";
import satisfies from "spdx-satisfies";
import { root } from "../set-up/places.mjs";
import { allowed, allowedForTools, reviewed } from "./allowed-licenses.mjs";

/** The fewest packages that there must be. Fewer mean that the lock file was not understood. */
const leastPackages = 500;

/** Checks the licences that the lock file names: those of all platforms, installed or not. */
export function checkLicenses() {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const found = Object.entries(packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && !link,
  );
  const problems = found.flatMap(([place, entry]) =>
    findProblem(place.split("node_modules/").at(-1), entry),
  );
  if (found.length < leastPackages) problems.push(`only ${found.length} packages were found`);
  return {
    isOk: problems.length === 0,
    output: problems.map((problem) => `  ${problem}`).join("\n"),
    note: `${found.length} packages`,
  };
}

/**
 * What is wrong with the licence of a package, in an array of one line or none. `entry` is the package's entry in the lock file: its `license` is an SPDX
 * expression if it is well made, and `dev` says that it is a tool.
 */
export function findProblem(name, { license, dev, devOptional }) {
  const isTool = dev === true || devOptional === true;
  const wanted = isTool ? [...allowed, ...allowedForTools] : allowed;
  const exception = reviewed.find(({ pattern }) => pattern.test(name));
  if (exception !== undefined) {
    // A package that changes its licence must be looked at again.
    const isSame = !isExpression(license) || isAllowed(license, [...wanted, exception.license]);
    if (isSame) return [];
  }
  if (isExpression(license) && isAllowed(license, wanted)) return [];
  return [`${name}: ${license ?? "no licence"} is not in scripts/check/allowed-licenses.mjs`];
}

function isAllowed(license, wanted) {
  return satisfies(license, wanted);
}

function isExpression(license) {
  try {
    satisfies(license, ["MIT"]);
    return true;
  } catch {
    return false;
  }
}
