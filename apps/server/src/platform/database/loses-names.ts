import { answerWithin } from "../answer-within.ts";
import type { Pool } from "./connect.ts";
import { readSession } from "./read-pooling.ts";

/** What to do about a pooler that loses names. */
export const losesNamesLine =
  "The pooler at DATABASE_URL loses named statements, which gives wrong answers: take ?prepare=true away, or use PgBouncer 1.21 or newer with max_prepared_statements above 0.";

/** How often it is tried to take the session in which a statement was prepared: others may be faster. */
const tries = 10;

/**
 * How long a connection may wait for a second session, in milliseconds: a pooler may have a single one, and loses nothing. Less than what makes
 * other nodes take the pooler for silent, because a session is held meanwhile.
 */
const waitedMs = 1_000;

/** PostgreSQL's codes for a statement that was not prepared in this session, and for what follows it in a transaction. */
const lostCodes: ReadonlySet<unknown> = new Set(["26000", "25P02"]);

/**
 * Whether a pooler loses named statements: one connection prepares one, another connection takes the session in which it was prepared, and the
 * first one runs it again, in another session. `true` is proved; `false` may be chance where others are connected. `open` opens a connection that
 * names its statements.
 */
export async function losesNames(open: () => Pool): Promise<boolean> {
  const [one, other] = [open(), open()];
  try {
    for (let tried = 0; tried < tries; tried += 1) {
      const ours = await readSession(one);
      // In a transaction: outside, the driver prepares a statement again that was lost.
      const isKept = await other.begin(async (sql) => {
        if ((await readSession(sql)) !== ours) return null;
        const again = one.begin(readSession).then(() => true);
        return answerWithin(again, { ms: waitedMs, late: true });
      });
      if (isKept === true) return false;
    }
    return false;
  } catch (error) {
    if (error instanceof Error && "code" in error && lostCodes.has(error.code)) return true;
    throw error;
  } finally {
    await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  }
}
