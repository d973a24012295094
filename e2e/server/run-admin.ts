import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const bundle = fileURLToPath(new URL("../../apps/server/dist/admin.js", import.meta.url));

/** Runs an administration command with only these environment variables. */
export async function runAdmin(
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }> {
  const child = start(settings, args);
  const [[code], output, errors] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output: output.trim(), errors: errors.trim() };
}

/** The same, for a reader that has gone before anything is written, as `head` goes after its lines. */
export async function runAdminUnread(
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly errors: string }> {
  const child = start(settings, args);
  child.stdout.destroy();
  const [[code], errors] = await Promise.all([once(child, "close"), text(child.stderr)]);
  return { code, errors: errors.trim() };
}

function start(settings: Readonly<Record<string, string>>, args: readonly string[]) {
  return spawn(process.execPath, [bundle, ...args], {
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
