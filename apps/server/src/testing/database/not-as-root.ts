import { spawnSync } from "node:child_process";

const namespace = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

/**
 * The command that runs a program that refuses to run as root: root runs it in a user namespace, where it keeps root's rights on root's files.
 * `null` where root may not make one.
 */
export function notAsRoot(command: readonly string[]): readonly string[] | null {
  if (process.geteuid?.() !== 0) return command;
  const [program = "", ...args] = [...namespace, "true"];
  return spawnSync(program, args).status === 0 ? [...namespace, ...command] : null;
}
