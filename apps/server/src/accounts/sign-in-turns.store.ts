import { AsyncLocalStorage } from "node:async_hooks";
import pLimit from "p-limit";
import type { Pool, Sql } from "../platform/database/connect.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** Runs work on the tables of sign-in when it is its turn, and returns its result. */
export type InTurn = <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;

/** The advisory lock of those who have their turn on a spread database. */
const turnLock = 7_273_667;

/** Whether what runs has its turn. */
const turn = new AsyncLocalStorage<true>();

/**
 * On a spread database, one after the other on all nodes; on every other one at once. There the tables of sign-in are on every node:
 * Citus locks them whole, to read and more strongly to lock rows, so two at once would wait for each other. Of this process, one waits
 * on a connection, and the others without.
 */
export function createSignInTurns(sql: Pool): InTurn {
  const inQueue = pLimit(1);
  return async (work) => {
    if (!isSpread() || turn.getStore() === true) return work(sql);
    return inQueue(async () => {
      const { result } = await sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${turnLock})`;
        return turn.run(true, () => work(tx)).then((result) => ({ result }));
      });
      return result;
    });
  };
}
