import type { Pool } from "../../platform/database/connect.ts";

/** One statement as it was sent, with `$1`, `$2`, … for its values. */
export interface SentStatement {
  readonly text: string;
  /** The values, as the driver takes them. */
  readonly values: readonly unknown[];
}

/** How many different sets of values are kept of a statement: what PostgreSQL plans may depend on them. */
const samplesMax = 3;

/** Begins to record what a pool sends, also in transactions. Returns the statements so far, each with few sets of values. */
export function recordStatements(sql: Pool): () => readonly SentStatement[] {
  const samples = new Map<string, SentStatement[]>();
  sql.options.debug = (_connection, text, values) => {
    const kept = samples.get(text) ?? [];
    if (kept.length < samplesMax) samples.set(text, [...kept, { text, values: [...values] }]);
  };
  return () => [...samples.values()].flat();
}
