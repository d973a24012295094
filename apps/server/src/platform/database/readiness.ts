import type { Sql } from "./connect.ts";
import { readKnownVersion, readSchemaVersion } from "./schema-version.ts";

/** How long a database that does not answer is waited for. In milliseconds. */
const waitedMs = 2_000;

/**
 * Says whether the database answers and has the tables of this version or newer. Whoever asks while it is being asked, or
 * within `believedMs` after, gets the same answer: it costs a query a second, however many ask.
 */
export function createReadiness(sql: Sql, believedMs = 1_000): () => Promise<boolean> {
  const known = readKnownVersion();
  let answer: Promise<boolean> | null = null;
  const ask = () => {
    const asked = readSchemaVersion(sql).then(
      (version) => version >= known,
      () => false,
    );
    return Promise.race([asked, after(waitedMs, false)]);
  };
  return () => {
    if (answer === null) {
      answer = ask();
      void answer.then(() => after(believedMs, null)).then(() => (answer = null));
    }
    return answer;
  };
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
