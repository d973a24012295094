import path from "node:path";
import { build } from "vite";
import { root } from "../set-up/places.mjs";

/** Builds the web client into its `dist`, with the manifest that the budgets are read from. */
export async function buildWeb() {
  await build({
    root: path.join(root, "apps", "web"),
    logLevel: "warn",
    build: { emptyOutDir: true },
  });
}
