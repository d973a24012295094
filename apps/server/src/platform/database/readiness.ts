import type { Sql } from "./connect.ts";
import { readKnownVersion, readSchemaVersion } from "./schema-version.ts";

/** How long to wait for the database's answer, in milliseconds. */
const waitedMs = 2_000;

/**
 * Makes a function that checks whether the database answers and has the tables of this version or newer. Concurrent
 * callers share one query, and its answer is cached for `cachedMs`, so that many calls cost about one query per second.
 */
export function createReadiness(sql: Sql, cachedMs = 1_000): () => Promise<boolean> {
  const known = readKnownVersion();
  let answer: Promise<boolean> | null = null;
  const check = () => {
    const isCurrent = readSchemaVersion(sql).then(
      (version) => version >= known,
      () => false,
    );
    return Promise.race([isCurrent, after(waitedMs, false)]);
  };
  return () => {
    if (answer === null) {
      answer = check();
      void answer.then(() => after(cachedMs, null)).then(() => (answer = null));
    }
    return answer;
  };
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
