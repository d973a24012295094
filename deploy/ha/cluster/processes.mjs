// The processes of a cluster: started with their output in a file, ended by pid.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, openSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

export const isRoot = process.getuid?.() === 0;

/** What was started and has not ended. */
const started = new Set();

/** Starts a program; its output is appended to `log`. PostgreSQL and Patroni refuse to run as root: root runs them as `postgres`. */
export function run(command, args, { log, env = process.env, asPostgres = false, cwd }) {
  const out = openSync(log, "a");
  const drop = ["--reuid=postgres", "--regid=postgres", "--init-groups", "--inh-caps=-all"];
  const [program, all] =
    asPostgres && isRoot ? ["setpriv", [...drop, command, ...args]] : [command, args];
  const child = spawn(program, all, { stdio: ["ignore", out, out], env, cwd, detached: true });
  const running = { pid: child.pid, ended: undefined };
  started.add(running);
  const forget = () => void started.delete(running);
  running.ended = once(child, "close").then(forget, forget);
  return running;
}

/** Gives a folder to the user that PostgreSQL runs as. */
export function giveToPostgres(folder) {
  if (isRoot) execFileSync("chown", ["-R", "postgres:postgres", folder]);
  chmodSync(folder, 0o700);
}

/** The processes below a process, by pid. */
function findDescendants(pid) {
  const parents = new Map();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const below = [pid];
  for (const parent of below) {
    for (const [child, of] of parents) if (of === parent) below.push(child);
  }
  return below.slice(1);
}

/** Sends a signal; a process that has ended is passed over. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** Ends a process and all below it, without any warning. */
export function killTree({ pid }) {
  for (const each of [pid, ...findDescendants(pid)]) signal(each, "SIGKILL");
}

/** Ends everything that was started. */
export function killAll() {
  for (const running of started) killTree(running);
}

/** Ends the PostgreSQL of a data folder. It is no descendant of the Patroni that started it, and outlives it. */
export function killPostgres(folder) {
  const pid = readPostmasterPid(folder);
  if (pid !== null) killTree({ pid });
}

/** The pid of the PostgreSQL in a data folder; `null` if none runs. The file may be left of one that was killed, and its pid another process's. */
function readPostmasterPid(folder) {
  const data = path.join(folder, "data");
  try {
    const pid = Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data) ? pid : null;
  } catch {
    return null;
  }
}

/** Asks until `look` returns something else than `null`. */
export async function until(look, what, patienceMs = 120_000) {
  const endMs = Date.now() + patienceMs;
  for (;;) {
    const found = await look().catch(() => null);
    if (found !== null) return found;
    if (Date.now() > endMs) throw new Error(`Waited ${patienceMs / 1_000} s in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
