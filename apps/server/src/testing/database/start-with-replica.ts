import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { findFreePort } from "../../../../../scripts/set-up/find-free-port.mjs";
import { notAsRoot } from "./not-as-root.ts";
import { openServer } from "./open-server.ts";

/** A primary with the product's empty tables, and a replica that streams from it. */
export interface WithReplica {
  readonly primary: string;
  readonly replica: string;
  /** Holds the replica where it is, or lets it go on. */
  pause(isPaused: boolean): Promise<void>;
  /** Ends the replica, and its connections. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const debian = "/usr/lib/postgresql";

/** The programs of an installed PostgreSQL, which has those that the embedded one lacks. */
const bin = (existsSync(debian) ? readdirSync(debian) : [])
  .map((version) => path.join(debian, version, "bin"))
  .find((folder) => existsSync(path.join(folder, "pg_basebackup")));

/** Whether {@link startWithReplica} can work here. */
export const hasReplicas = bin !== undefined && notAsRoot(["true"]) !== null;

/** Starts both, in a temporary folder. */
export async function startWithReplica(): Promise<WithReplica> {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-replica-"));
  const commandOf = (program: string, args: readonly string[]): [string, string[]] => {
    const [file = "", ...rest] = notAsRoot([path.join(bin ?? "", program), ...args]) ?? [];
    return [file, rest];
  };
  const start = async (cluster: string, port: number) => {
    const settings = {
      port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      fsync: "off",
      max_connections: 60,
      wal_receiver_status_interval: "100ms",
      wal_retrieve_retry_interval: "100ms",
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const [file, args] = commandOf("postgres", ["-D", cluster, ...given]);
    const server = spawn(file, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    const ended = once(server, "exit");
    const said: string[] = [];
    const isReady = new Promise<void>((resolve) => {
      createInterface(server.stderr).on("line", (line) => {
        said.push(line);
        if (/ready to accept (read-only )?connections/.test(line)) resolve();
      });
    });
    const failed = ended.then(() => {
      throw new Error(`PostgreSQL does not start:\n${said.join("\n")}`);
    });
    await Promise.race([isReady, failed]);
    failed.catch(() => undefined);
    return {
      async stop() {
        server.kill("SIGINT");
        await ended;
      },
    };
  };
  const [ports, places] = [
    [await findFreePort(), await findFreePort()] as const,
    [path.join(folder, "primary"), path.join(folder, "replica")] as const,
  ];
  const address = (port: number) => `postgres://stemma@127.0.0.1:${port}/postgres`;
  const user = ["-U", "stemma"];
  await run(
    ...commandOf("initdb", [
      "-D",
      places[0],
      ...user,
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
    ]),
    { cwd: folder },
  );
  const primary = await start(places[0], ports[0]);
  await migrateDatabase(address(ports[0]));
  const source = ["-h", "127.0.0.1", "-p", String(ports[0]), ...user];
  await run(...commandOf("pg_basebackup", ["-D", places[1], ...source, "-R", "-c", "fast"]), {
    cwd: folder,
  });
  let replica = await start(places[1], ports[1]);
  return {
    primary: address(ports[0]),
    replica: address(ports[1]),
    async pause(isPaused) {
      const sql = openServer(address(ports[1]));
      await (isPaused ? sql`select pg_wal_replay_pause()` : sql`select pg_wal_replay_resume()`);
      // It is asked for, and happens a moment later.
      const state = async () =>
        (await sql`select pg_get_wal_replay_pause_state() as state`)[0]?.["state"];
      while ((await state()) !== (isPaused ? "paused" : "not paused"));
      await sql.end();
    },
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start(places[1], ports[1]);
    },
    async stop() {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
