import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Copies the sources into a new folder, like a fresh clone: nothing is built or installed. Returns the folder. */
export function copyCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-clone-"));
  const list = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  for (const file of list.split("\0").filter((name) => name !== "")) {
    // The file is listed, but deleted.
    if (!existsSync(path.join(root, file))) continue;
    cpSync(path.join(root, file), path.join(folder, file));
  }
  return folder;
}
