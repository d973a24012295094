/** A version of three numbers, as `1.2.3`. */
export const versionForm = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a version comes after another one. */
export function isNewer(version, than) {
  const [a, b] = [version, than].map((each) => each.split(".").map(Number));
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && a[index] > b[index];
}

/** A package.json of ours, as an object, with this version of itself and of our other packages. Other fields stay as they are. */
export function withVersion(manifest, version) {
  const result = { ...manifest, version };
  for (const field of ["dependencies", "devDependencies", "optionalDependencies"]) {
    if (manifest[field] === undefined) continue;
    result[field] = Object.fromEntries(
      Object.entries(manifest[field]).map(([name, wanted]) => [
        name,
        name.startsWith("@stemma/") ? version : wanted,
      ]),
    );
  }
  return result;
}

/** A lock file, as an object, with this version of our packages. */
export function withLockedVersion(lock, version) {
  const packages = Object.entries(lock.packages).map(([place, entry]) => [
    place,
    place.includes("node_modules/") ? entry : withVersion(entry, version),
  ]);
  return { ...lock, version, packages: Object.fromEntries(packages) };
}
