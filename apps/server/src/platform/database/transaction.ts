import type { Pool, Sql } from "./connect.ts";

/** Runs work in one transaction, with the stores that the work needs. */
export type Transaction<Stores> = <Result>(
  work: (stores: Stores) => Promise<Result>,
) => Promise<Result>;

/** How often a transaction is tried in all. Specification, section 9. */
const transactionAttemptsMax = 5;

/** PostgreSQL's codes for a lost race: serialization failure and deadlock. */
const lostRaceCodes = new Set(["40001", "40P01"]);

/**
 * Gives use cases their transactions. One that loses a race is tried again from its beginning, at most
 * {@link transactionAttemptsMax} times in all; any other failure rolls back and is thrown as it is.
 */
export function createTransaction<Stores>(
  pool: Pool,
  createStores: (sql: Sql) => Stores,
): Transaction<Stores> {
  return async <Result>(work: (stores: Stores) => Promise<Result>) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // `begin` awaits each promise in an array, so its type is not `Result`. No work answers an array of promises.
        return (await pool.begin((sql) => work(createStores(sql)))) as Result;
      } catch (error) {
        if (attempt >= transactionAttemptsMax || !lostRaceCodes.has(errorCode(error))) throw error;
      }
    }
  };
}

/** PostgreSQL's five-character code of an error or of one of its causes; empty where there is none. */
function errorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return "";
}
