import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findOtherPostgres } from "./find-other-postgres.mjs";
import { findFreePort } from "../set-up/find-free-port.mjs";

const namespace = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];
const quick = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "200",
};
const pollMs = 50;

/**
 * A PostgreSQL server other than the embedded one: `{url, version, stop}`. It is the one at `TEST_DATABASE_URL`, or an
 * installed one that is started with a temporary folder on a free port. `undefined` if there is none, after printing
 * why.
 */
export async function startOtherPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, version: "at TEST_DATABASE_URL", stop: async () => {} };
  const found = findOtherPostgres();
  if (found === undefined) {
    console.log(
      "Left out: no PostgreSQL 15 or later is installed here, and TEST_DATABASE_URL is not set.",
    );
    return undefined;
  }
  return startPostgres(found);
}

/**
 * Starts an installed PostgreSQL with a temporary folder on a free port: `{url, version, pid, stop}`. With `isTrusting`, it asks nobody
 * on this machine for a password.
 */
export async function startPostgres(
  { bin, version },
  { isTrusting = false, settings: more = {} } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-other-"));
  const cluster = path.join(folder, "cluster");
  const password = randomBytes(16).toString("hex");
  const passwordFile = path.join(folder, "password");
  writeFileSync(passwordFile, password);
  const { prefix, user } = chooseUser();
  if (user !== undefined) {
    chmodSync(folder, 0o711);
    for (const given of [folder, passwordFile]) chownSync(given, user.uid, user.gid);
  }
  const as = (name, args) => {
    const [file, ...rest] = [...prefix, path.join(bin, name), ...args];
    return [file, rest, { ...user, cwd: folder, stdio: ["ignore", "ignore", "inherit"] }];
  };
  const auth = isTrusting ? "trust" : "scram-sha-256";
  const secret = [`--auth=${auth}`, `--pwfile=${passwordFile}`];
  spawnSync(
    ...as("initdb", [
      "-D",
      cluster,
      "-U",
      "stemma",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      ...secret,
    ]),
  );
  const port = await findFreePort();
  const own = { listen_addresses: "127.0.0.1", port, unix_socket_directories: "" };
  const settings = { ...quick, ...more, ...own };
  const args = Object.entries({ ...settings, log_min_messages: "fatal" }).flatMap(
    ([name, value]) => ["-c", `${name}=${value}`],
  );
  const postgres = spawn(...as("postgres", ["-D", cluster, ...args]));
  const ended = once(postgres, "exit");
  while (!isReady(cluster)) {
    if (postgres.exitCode !== null) throw new Error(`PostgreSQL in ${bin} does not start.`);
    await wait(pollMs);
  }
  return {
    url: `postgres://stemma:${password}@127.0.0.1:${port}/postgres`,
    version,
    pid: postgres.pid,
    stop: async () => {
      postgres.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: run it in a user namespace, or else as `postgres` or `nobody`. */
function chooseUser() {
  if (process.getuid?.() !== 0) return { prefix: [], user: undefined };
  const [program, ...args] = namespace;
  if (spawnSync(program, [...args, "true"]).status === 0)
    return { prefix: namespace, user: undefined };
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = users.find(([name]) => name === "postgres" || name === "nobody") ?? [];
  return { prefix: [], user: { uid: Number(uid), gid: Number(gid) } };
}

function isReady(cluster) {
  try {
    return (
      readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[7]?.trim() === "ready"
    );
  } catch {
    return false;
  }
}
