import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { answerWithin } from "../answer-within.ts";
import type { Pool } from "./connect.ts";

/** Knows whether the database answers. */
export interface DatabaseWatch {
  /** Whether it does not answer now. Statements would wait, so requests are refused at once. */
  isAway(): boolean;
  /** Calls the listener whenever the database answers again after it was away. */
  onBack(listener: () => void): void;
  close(): Promise<void>;
}

interface Needs {
  /** The connections that are dropped when the database falls silent. */
  readonly pool: Pick<Pool, "drop">;
  /** Opens a connection of its own, so that a question never waits behind the statements of the pool. */
  readonly openConnection: () => Pool;
  readonly logger: { warn(about: object, line: string): void };
}

/** How long things take, in milliseconds. */
export interface WatchTimes {
  /** Between two questions; while the database is away, a tenth of it. */
  readonly betweenMs: number;
  /** For an answer. With `betweenMs`, a database is found silent within five seconds. */
  readonly answerMs: number;
  /** For a statement, without a byte from the database. Longer than the database's own timeout for statements. */
  readonly silentMs: number;
}

const usual: WatchTimes = { betweenMs: 1_000, answerMs: 3_500, silentMs: 25_000 };

/** How long to look again for an answer that is late, in milliseconds: this process itself may have been held up. */
const graceMs = 100;

/** What PostgreSQL says while it stops or starts: it answers, but runs nothing. */
const notReadyCodes = new Set(["57P01", "57P02", "57P03"]);

/**
 * Asks the database each second whether it answers. A connection can hang: a machine that lost its power, or a cable, refuses nothing, and
 * TCP says so only after a quarter of an hour. When the database falls silent, or became a standby, all connections are dropped, so that
 * what runs on them fails now, and the next ones lead to the server that takes writes. A single connection that falls silent is dropped too.
 */
export function watchDatabase(
  { pool, openConnection, logger }: Needs,
  times: WatchTimes = usual,
): DatabaseWatch {
  const ending = new AbortController();
  const { signal } = ending;
  let probe = openConnection();
  let isAway = false;
  const backListeners: (() => void)[] = [];

  const settled = async (asked: Promise<Answer>): Promise<Answer> => {
    const late = "silent" as const;
    const answer = await answerWithin(asked, { ms: times.answerMs, late, signal });
    return answer === late ? answerWithin(asked, { ms: graceMs, late, signal }) : answer;
  };

  const look = async () => {
    const answer = await settled(ask(probe));
    if (answer === "silent" || answer === "standby") {
      pool.drop(0);
      void probe.end({ timeout: 0 });
      probe = openConnection();
    }
    pool.drop(times.silentMs);
    const wasAway = isAway;
    isAway = answer !== "here";
    if (isAway && !wasAway) logger.warn({}, awayLine[answer]);
    if (isAway || !wasAway) return;
    logger.warn({}, "The database answers again.");
    for (const listener of backListeners) listener();
  };

  const run = async () => {
    for (;;) {
      await look();
      await wait(isAway ? times.betweenMs / 10 : times.betweenMs, undefined, {
        signal,
        ref: false,
      });
    }
  };
  // It ends when `close` aborts a wait.
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    isAway: () => isAway,
    onBack: (listener) => void backListeners.push(listener),
    async close() {
      ending.abort();
      await running;
      await probe.end({ timeout: 0 });
    },
  };
}

/**
 * `refused`: it says that it runs nothing, or nothing listens. `standby`: it takes no writes, because another server of the cluster does.
 * `silent`: nothing came.
 */
type Answer = "here" | "refused" | "standby" | "silent";

const awayLine: Record<Answer, string> = {
  here: "",
  refused: "The database is away: requests are refused until it is back.",
  standby: "The database takes no writes: requests are refused until one does.",
  silent: "The database does not answer: requests are refused until it does.",
};

async function ask(probe: Pool): Promise<Answer> {
  try {
    const [row] = await probe<{ isStandby: boolean }[]>`select pg_is_in_recovery() as "isStandby"`;
    return row?.isStandby === true ? "standby" : "here";
  } catch (error) {
    // The driver waited in vain for a connection to be made.
    if (Object(error).code === "CONNECT_TIMEOUT") return "silent";
    // A database that runs may say that it has too many connections.
    const isComplaint = error instanceof postgres.PostgresError && !notReadyCodes.has(error.code);
    return isComplaint ? "here" : "refused";
  }
}
