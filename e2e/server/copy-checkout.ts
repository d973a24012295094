import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Copies the sources into a folder of their own, as a fresh clone has them: nothing built, nothing installed. Answers the folder. */
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
    // Listed, and deleted since.
    if (!existsSync(path.join(root, file))) continue;
    cpSync(path.join(root, file), path.join(folder, file));
  }
  return folder;
}
