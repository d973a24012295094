import path from "node:path";
import { build } from "vite";
import { root } from "../set-up/places.mjs";

/** Builds the web client into a folder, with the manifest that the budget check reads. */
export async function buildWeb(outDir) {
  await build({
    root: path.join(root, "apps", "web"),
    logLevel: "warn",
    // The budget check reports chunks that are too large.
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
}
