import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

import type { DatabaseServer, DirectAddress, TestPooledAddress } from "./database-server.ts";
import { findFreePort } from "../../../../../scripts/set-up/find-free-port.mjs";
import { findProgram } from "./find-program.ts";
import { notAsRoot } from "./not-as-root.ts";
import { pastPooler } from "./open-server.ts";

/** A PgBouncer in front of a database. */
export interface PgBouncer {
  /** The database, with transactions through PgBouncer. */
  readonly address: TestPooledAddress;
  stop(): Promise<void>;
}

/** What PgBouncer runs on each connection that it opens, as `docs/operating.md` says it. */
const connectQuery =
  "set statement_timeout = 15000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 30000";

const program = findProgram("pgbouncer");
const command = program === null ? null : notAsRoot([program]);

/** PgBouncer 1.21 or newer carries named statements over, newer ones without being told to: here it must not. */
const carriesNames =
  program !== null &&
  Number(/ 1\.(\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }))?.[1]) >= 21;

/** Whether {@link startPgBouncer} can work here. */
export const hasPgBouncer = command !== null;

/**
 * Starts PgBouncer, which gives each transaction one of `size` connections to the server. With `ignoresTimeouts`, it takes timeouts in
 * the first message and forgets them.
 */
export async function startPgBouncer(
  given: DatabaseServer["address"],
  { size = 3, ignoresTimeouts = false } = {},
): Promise<PgBouncer> {
  if (command === null) throw new Error("PgBouncer is not installed, or cannot run here.");
  const sessions = pastPooler(given);
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-pgbouncer-"));
  const port = await findFreePort();
  const ignored = "statement_timeout,lock_timeout,idle_in_transaction_session_timeout";
  const lines = [
    "[databases]",
    `* = ${target(sessions)} connect_query='${connectQuery}'`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${size}`,
    "max_client_conn = 500",
    ...(carriesNames ? ["max_prepared_statements = 0"] : []),
    ...(ignoresTimeouts ? [`ignore_startup_parameters = ${ignored}`] : []),
  ];
  const settings = path.join(folder, "pgbouncer.ini");
  writeFileSync(settings, lines.join("\n"));
  const [file = "", ...args] = [...command, settings];
  const pooler = spawn(file, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(pooler, "exit");
  const said: string[] = [];
  const isUp = new Promise<void>((resolve) => {
    createInterface(pooler.stderr).on("line", (line) => {
      said.push(line);
      if (line.includes("process up")) resolve();
    });
  });
  await Promise.race([
    isUp,
    ended.then(() => {
      throw new Error(`PgBouncer does not start:\n${said.join("\n")}`);
    }),
  ]);
  return {
    address: {
      pooled: `postgres://stemma@127.0.0.1:${port}/${databaseOf(sessions)}`,
      sessions,
    },
    async stop() {
      pooler.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function target(direct: DirectAddress): string {
  if (typeof direct !== "string") {
    return `host=${direct.host} port=${direct.port} user=${direct.user}`;
  }
  const { hostname, port, username, password } = new URL(direct);
  const secret = password === "" ? "" : ` password=${decodeURIComponent(password)}`;
  return `host=${hostname} port=${port || "5432"} user=${username}${secret}`;
}

function databaseOf(direct: DirectAddress): string {
  return typeof direct === "string" ? new URL(direct).pathname.slice(1) : direct.database;
}
