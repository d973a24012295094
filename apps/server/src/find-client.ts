import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the web client's package; works from the sources and from the bundle. */
export function findClient(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, "apps", "web"))) folder = path.dirname(folder);
  return path.join(folder, "apps", "web");
}
