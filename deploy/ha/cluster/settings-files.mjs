// The settings files of a cluster, and the programs that read them.
import { execFileSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));

/** The text of a settings file, with its double braces filled in. */
export function fill(name, values) {
  const text = readFileSync(path.join(here, name), "utf8");
  return text.replace(/\{\{(\w+)\}\}/g, (_, key) => {
    if (values[key] === undefined) throw new Error(`${name} asks for ${key}.`);
    return String(values[key]);
  });
}

/** The folder of PostgreSQL's programs. */
export function findPostgres() {
  const found = execFileSync("sh", ["-c", "command -v postgres || pg_config --bindir"], {
    encoding: "utf8",
  }).trim();
  return path.dirname(realpathSync(found.endsWith("/postgres") ? found : `${found}/postgres`));
}
