import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "../logger.ts";
import { Refusal } from "../refusal.ts";
import { askOnce } from "./ask-once.ts";
import { connectDatabase, type DatabaseAddress, type Pool, type Sql } from "./connect.ts";
import { readReplayed, readWritten, type WalPosition } from "./wal-position.ts";
import { watchReplica, type ReplicaState, type ReplicaTimes } from "./watch-replica.ts";

/** Where a read was answered: by the replica, or by the primary, because the replica was behind, failed, or was not tried. */
type ReadPlace = "replica" | "behind" | "failed" | "untried";

/** What the replica did since the start, and how it is. */
interface ReplicaUse extends ReplicaState {
  readonly reads: Readonly<Record<ReadPlace, number>>;
}

/** A copy of the database that follows it, for reads. */
export interface Replica {
  /**
   * Answers a read by the replica if it shows everything that was acknowledged before the call, else by the primary. So a person sees their
   * own writes, and nobody reads what they may not read any more. A failure of the replica is not seen.
   */
  read<Result>(
    onReplica: (sql: Sql) => Promise<Result>,
    onPrimary: () => Promise<Result>,
  ): Promise<Result>;
  use(): ReplicaUse;
  close(): Promise<void>;
}

interface Needs {
  readonly primary: Sql;
  readonly address: DatabaseAddress;
  readonly maxConnections: number;
  readonly logger: Pick<Logger, "warn">;
  readonly times?: ReplicaTimes;
  /** May put something between the pool and its reads. */
  readonly watchPool?: (pool: Pool) => Pool;
}

/** How long a read waits for the replica to come to the primary's position, and between two looks, in milliseconds. */
const catchUpMs = 50;
const lookMs = 4;

/** The replica does not show what the read needs: the primary answers. */
export class PrimaryNeeded extends Error {}

/** Opens the replica at the address. It need not be there. */
export function openReplica({
  primary,
  address,
  maxConnections,
  logger,
  times,
  watchPool,
}: Needs): Replica {
  const { sql: pool, openBesidePool, close } = connectDatabase(address, maxConnections, watchPool);
  const watch = watchReplica({ primary, pool, openConnection: openBesidePool, logger }, times);
  const askPrimary = askOnce(() => readWritten(primary));
  const reads = { replica: 0, behind: 0, failed: 0, untried: 0 };

  async function readOnReplica<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const needed = await askPrimary();
    // All on one connection: another one may lead to another replica. Each statement must see what was replayed when it begins, as
    // "read committed" does: a snapshot from before the check would prove nothing.
    const { result } = await pool.begin("isolation level read committed read only", async (sql) => {
      if (!(await comesTo(sql, needed, askPrimary))) throw new PrimaryNeeded();
      return { result: await work(sql) };
    });
    return result;
  }

  return {
    async read(onReplica, onPrimary) {
      let place: ReadPlace = "untried";
      if (watch.state().isUsable) {
        try {
          const result = await readOnReplica(onReplica);
          reads.replica += 1;
          return result;
        } catch (error) {
          if (error instanceof Refusal) {
            reads.replica += 1;
            throw error;
          }
          place = error instanceof PrimaryNeeded ? "behind" : "failed";
        }
      }
      reads[place] += 1;
      return onPrimary();
    },
    use: () => ({ ...watch.state(), reads: { ...reads } }),
    async close() {
      await watch.close();
      await close();
    },
  };
}

/**
 * Waits a little until the replica has come to the position. A replica that is further than the primary itself followed another
 * primary, from before a failover: it never counts.
 */
async function comesTo(
  replica: Sql,
  position: WalPosition,
  askPrimary: () => Promise<WalPosition>,
): Promise<boolean> {
  const endsAtMs = performance.now() + catchUpMs;
  for (;;) {
    const replayed = await readReplayed(replica);
    if (replayed === null) return false;
    if (replayed === position) return true;
    if (replayed > position) return replayed <= (await askPrimary());
    if (performance.now() >= endsAtMs) return false;
    await wait(lookMs);
  }
}
