import type { Pool, Sql } from "./connect.ts";

/** Runs work in one transaction, with the stores it needs. */
export type Transaction<Stores> = <Result>(
  work: (stores: Stores) => Promise<Result>,
) => Promise<Result>;

/** The most attempts of one transaction. Specification, section 9. */
const transactionAttemptsMax = 5;

/** PostgreSQL's codes for a lost race: serialization failure and deadlock. */
const lostRaceCodes = new Set(["40001", "40P01"]);

/**
 * Creates the transactions of use cases. A transaction that loses a race is retried from its beginning, with at most
 * {@link transactionAttemptsMax} attempts in all; on any other failure it rolls back and rethrows the error. `onCommit` is called with
 * the stores of a transaction that has committed.
 */
export function createTransaction<Stores>(
  pool: Pool,
  createStores: (sql: Sql) => Stores,
  onCommit: (stores: Stores) => void = () => {},
): Transaction<Stores> {
  return async <Result>(work: (stores: Stores) => Promise<Result>) => {
    for (let attempt = 1; ; attempt += 1) {
      let done: { readonly stores: Stores; readonly result: Result };
      try {
        // `begin` awaits each promise in an array, so the result is in an object.
        done = await pool.begin(async (sql) => {
          const stores = createStores(sql);
          return { stores, result: await work(stores) };
        });
      } catch (error) {
        if (attempt >= transactionAttemptsMax || !lostRaceCodes.has(errorCode(error))) throw error;
        continue;
      }
      onCommit(done.stores);
      return done.result;
    }
  };
}

/** PostgreSQL's five-character code of an error or of one of its causes; empty if there is none. */
function errorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return "";
}
