import { accessSync, constants } from "node:fs";
import path from "node:path";

/** The path of an installed program, as a shell finds it, or where Debian puts servers; `null` if it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"];
  const files = folders.map((folder) => path.join(folder, name));
  return files.find((file) => isExecutable(file)) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
