import { setTimeout as wait } from "node:timers/promises";
import { answerWithin } from "../answer-within.ts";
import type { Pool, Sql } from "./connect.ts";
import { readReplayed, readWritten, type WalPosition } from "./wal-position.ts";

/** What is known of the replica. */
export interface ReplicaState {
  /** Whether reads may try it. */
  readonly isUsable: boolean;
  /** How old what it shows is at most, in seconds; `null` if it does not answer, or follows no primary. */
  readonly lagSeconds: number | null;
}

/** Knows how far the replica is behind. */
export interface ReplicaWatch {
  state(): ReplicaState;
  close(): Promise<void>;
}

interface Needs {
  readonly primary: Sql;
  /** The connections that are dropped when the replica falls silent. */
  readonly pool: Pick<Pool, "drop">;
  /** Opens a connection to the replica of its own, so that a question never waits behind the statements of the pool. */
  readonly openConnection: () => Pool;
  readonly logger: { warn(about: object, line: string): void };
}

/** How long things take, in milliseconds. */
export interface ReplicaTimes {
  /** Between two looks. */
  readonly betweenMs: number;
  /** For an answer of the replica. */
  readonly answerMs: number;
  /** The most that the replica may be behind. */
  readonly lagMaxMs: number;
}

const usual: ReplicaTimes = { betweenMs: 250, answerMs: 1_000, lagMaxMs: 1_000 };

/** Where the primary was at a moment of this process. */
/** How many moments are remembered until the replica has come to them. */
const samplesMax = 1000;

interface Sample {
  readonly atMs: number;
  readonly position: WalPosition;
}

/**
 * Looks again and again how far the replica is behind: it holds what the primary had written at the moment of the newest sample that it has
 * reached. It is not used while that is too long ago, while it does not answer, while it is no replica, and while it is ahead of the primary:
 * then it follows one that was lost.
 */
export function watchReplica(
  { primary, pool, openConnection, logger }: Needs,
  times: ReplicaTimes = usual,
): ReplicaWatch {
  const ending = new AbortController();
  const { signal } = ending;
  let probe = openConnection();
  let samples: Sample[] = [];
  let reachedAtMs: number | null = null;
  let wasUsable = true;

  const ask = async (): Promise<WalPosition | null> => {
    const asked = readReplayed(probe).catch(() => null);
    const late = "late" as const;
    const replayed = await answerWithin(asked, { ms: times.answerMs, late, signal });
    if (replayed !== late) return replayed;
    // A machine that lost its power refuses nothing: what waits for it must go elsewhere now.
    pool.drop(0);
    void probe.end({ timeout: 0 });
    probe = openConnection();
    return null;
  };

  const look = async () => {
    const replayed = await ask();
    const atMs = performance.now();
    const position = await readWritten(primary).catch(() => null);
    if (replayed === null || position === null || replayed > position) {
      samples = [];
      reachedAtMs = null;
    } else {
      samples.push({ atMs, position });
      // Of a replica that stands still for hours, each second one is enough.
      if (samples.length > samplesMax) samples = samples.filter((_, index) => index % 2 === 0);
      const reached = samples.filter((sample) => sample.position <= replayed);
      samples = samples.slice(reached.length);
      reachedAtMs = reached.at(-1)?.atMs ?? reachedAtMs;
    }
    const { isUsable } = state();
    if (isUsable !== wasUsable) {
      logger.warn(
        {},
        isUsable
          ? "The replica is used again."
          : "The replica is away or behind: all reads go to the primary.",
      );
    }
    wasUsable = isUsable;
  };

  function state(): ReplicaState {
    if (reachedAtMs === null) return { isUsable: false, lagSeconds: null };
    const lagMs = performance.now() - reachedAtMs;
    return { isUsable: lagMs <= times.lagMaxMs, lagSeconds: lagMs / 1_000 };
  }

  const run = async () => {
    for (;;) {
      await look();
      await wait(times.betweenMs, undefined, { signal, ref: false });
    }
  };
  // It ends when `close` aborts a wait.
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    state,
    async close() {
      ending.abort();
      await running;
      await probe.end({ timeout: 0 });
    },
  };
}
