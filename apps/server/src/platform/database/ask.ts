import { sql } from "drizzle-orm";
import type { Database, Sql } from "./connect.ts";

/** Runs the statement that it tags. Values are parameters, and arrive as text. */
export type Ask = <Row extends object>(
  text: TemplateStringsArray,
  ...values: string[]
) => Promise<readonly Row[]>;

/** Asks on whichever connection of the pool is free; each statement is prepared once. */
export function askPool(pool: Sql): Ask {
  return async <Row extends object>(text: TemplateStringsArray, ...values: string[]) =>
    pool<Row[]>(text, ...values);
}

/** Asks on the connection that the database stands for: a transaction's own, with its locks. */
export function askOn(db: Database): Ask {
  return async <Row extends object>(text: TemplateStringsArray, ...values: string[]) => {
    const rows: readonly object[] = await db.execute(sql(text, ...values));
    return rows as readonly Row[];
  };
}
