import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readDiskRoom } from "../../disk-room.ts";
import { StartFailure } from "../../start-failure.ts";
import { readPostmaster } from "./postmaster.ts";
import type { PostgresCommand } from "./postgres-command.ts";
import { whyNotStarted } from "./why-not-started.ts";

/** The supervisor's log about the database. */
export interface SupervisorLog {
  warn(message: string): void;
  error(message: string): void;
}

/** A PostgreSQL that restarts when it ends unexpectedly, until it is stopped. */
export interface SupervisedPostgres {
  /** Ends sessions and shuts PostgreSQL down cleanly; resolves when its process is gone. */
  stop(): Promise<void>;
}

const readyPollMs = 10;
const restartDelayMsMin = 100;
const restartDelayMsMax = 5_000;
/** How long the dying processes of a killed PostgreSQL may delay a start. */
const leftoversMsMax = 15_000;
const orderlyStopMsMax = 30_000;
const logBytesMax = 4 << 20;

/** PostgreSQL's messages while processes of a killed PostgreSQL are still ending. */
const leftovers = /shared memory block|lock file|could not bind|is being used|another postmaster/;

/**
 * Starts PostgreSQL, waits until it accepts connections, and keeps it running.
 *
 * @param prepare called before each start: cleans up and returns the command
 * @throws StartFailure if it does not start
 */
export async function supervisePostgres(
  cluster: string,
  logFile: string,
  log: SupervisorLog,
  prepare: () => Promise<PostgresCommand>,
): Promise<SupervisedPostgres> {
  let child: ChildProcess | undefined;
  let isStopping = false;
  const endWithUs = () => child?.kill("SIGINT");

  async function start(): Promise<void> {
    const started = Date.now();
    for (;;) {
      const command = await prepare();
      if (isStopping) return;
      rotate(logFile);
      const logStart = sizeOf(logFile);
      child = spawnInto(logFile, command);
      if (await becomesReady(child, cluster)) break;
      const cause = await readCause(logFile, logStart);
      if (leftovers.test(cause) && Date.now() - started < leftoversMsMax) {
        await wait(restartDelayMsMin);
        continue;
      }
      throw new StartFailure(`The embedded database does not start: ${cause} (see ${logFile})`);
    }
    child.once("exit", (code, signal) => void restart(`${signal ?? `exit code ${code}`}`));
  }

  async function restart(cause: string): Promise<void> {
    if (isStopping) return;
    log.error(`The database ended by itself (${cause}); starting it again.`);
    let delayMs = restartDelayMsMin;
    for (;;) {
      await wait(delayMs);
      if (isStopping) return;
      try {
        await start();
        log.warn("The database runs again.");
        return;
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error));
        delayMs = Math.min(delayMs * 2, restartDelayMsMax);
      }
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    process.removeListener("exit", endWithUs);
    const running = child;
    if (running === undefined || hasEnded(running)) return;
    const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()));
    running.kill("SIGINT");
    const hurry = setTimeout(() => running.kill("SIGQUIT"), orderlyStopMsMax);
    await ended;
    clearTimeout(hurry);
  }

  process.once("exit", endWithUs);
  try {
    await start();
  } catch (error) {
    process.removeListener("exit", endWithUs);
    throw error;
  }
  return { stop };
}

function spawnInto(logFile: string, { file, args, options }: PostgresCommand): ChildProcess {
  const descriptor = openSync(logFile, "a", 0o600);
  const child = spawn(file, args, { ...options, stdio: ["ignore", descriptor, descriptor] });
  closeSync(descriptor);
  child.on("error", () => {});
  return child;
}

/** Waits for the state `ready` in `postmaster.pid`, as `pg_ctl` does; false if the process ends before. */
async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  while (!hasEnded(child)) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === child.pid && postmaster?.isReady === true) return true;
    await wait(readyPollMs);
  }
  return false;
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function rotate(logFile: string): void {
  if (sizeOf(logFile) > logBytesMax) renameSync(logFile, `${logFile}.1`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Why the start that has written the log from this byte on failed. */
async function readCause(logFile: string, fromByte: number): Promise<string> {
  const logged = readFileSync(logFile).subarray(fromByte).toString("utf8");
  const { free } = await readDiskRoom(path.dirname(logFile));
  return whyNotStarted(logged, free);
}
