import { versionForm } from "./set-version.mjs";

const trialFlag = "--dry-run";
const form = `npm run release -- x.y.z [${trialFlag}]`;

/**
 * Reads `x.y.z` and `--dry-run`, in any order. Whatever else is there is refused, because a misspelt flag must not become a release.
 *
 * @returns the version, whether nothing is to be committed, and why the arguments are refused; `undefined` if they are not
 */
export function readArguments(args) {
  const flags = args.filter((arg) => arg.startsWith("-"));
  const [version = "", ...more] = args.filter((arg) => !arg.startsWith("-"));
  const [unknown] = [...flags.filter((flag) => flag !== trialFlag), ...more];
  const refusal =
    unknown !== undefined
      ? `"${unknown}" is not understood: ${form}`
      : versionForm.test(version)
        ? undefined
        : `Name the version: ${form}`;
  return { version, isTrial: flags.includes(trialFlag), refusal };
}
