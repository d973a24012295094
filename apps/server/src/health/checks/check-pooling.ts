import type { Config } from "../../platform/config/config.ts";
import { namesAtPooler } from "../../platform/database/connect.ts";
import { losesNames, losesNamesLine } from "../../platform/database/loses-names.ts";
import type { OpenDatabase } from "../../platform/database/open-unmigrated-database.ts";
import { readPooling, type Pooling } from "../../platform/database/read-pooling.ts";
import { bad, ok, reasonOf, type Finding } from "./finding.ts";

/** Whether connections that need a session have one. Nothing to say of the embedded database. */
export async function checkPooling(
  config: Pick<Config, "databaseUrl" | "databaseListenUrl">,
  database: Pick<OpenDatabase, "address" | "openBesidePool" | "openListener">,
): Promise<readonly Finding[]> {
  if (config.databaseUrl === undefined) return [];
  if (namesAtPooler(database.address) && (await losesNames(database.openBesidePool))) {
    return [bad("pooler", losesNamesLine)];
  }
  const pool = await readPooling(database.openBesidePool);
  if (config.databaseListenUrl === undefined) return [judgePool(pool)];
  return [judgePooled(pool), await checkListening(database.openListener, pool)];
}

async function checkListening(open: OpenDatabase["openListener"], pool: Pooling): Promise<Finding> {
  let listening: Pooling;
  try {
    listening = await readPooling(open);
  } catch (error) {
    return bad(
      "listening",
      `The database at DATABASE_LISTEN_URL does not answer (${reasonOf(error)}): check the address, the user and that it runs.`,
    );
  }
  return judgeListening(listening, pool);
}

/** What to say of `DATABASE_URL` where it is the only address. */
export function judgePool({ isOfTransactions }: Pooling): Finding {
  if (!isOfTransactions)
    return ok("pooler", "DATABASE_URL leads to the database itself, or to a pooler of sessions.");
  return bad(
    "pooler",
    "DATABASE_URL leads to a pooler of transactions, through which no node can listen: set DATABASE_LISTEN_URL to the address of the database itself.",
  );
}

/** What to say of `DATABASE_URL` where `DATABASE_LISTEN_URL` is set. */
export function judgePooled({ isOfTransactions, statementTimeoutMs }: Pooling): Finding {
  if (statementTimeoutMs === 0) {
    return bad(
      "pooler",
      "Statements through DATABASE_URL may take for ever: set timeouts where the pooler connects, as docs/operating.md says.",
    );
  }
  return ok(
    "pooler",
    isOfTransactions
      ? "DATABASE_URL leads to a pooler of transactions."
      : "DATABASE_URL leads to the database itself, or to a pooler of sessions.",
  );
}

/** What to say of `DATABASE_LISTEN_URL`, beside `pool` at `DATABASE_URL`. */
export function judgeListening(
  { isOfTransactions, database }: Pooling,
  pool: Pick<Pooling, "database">,
): Finding {
  if (database !== pool.database) {
    return bad(
      "listening",
      "DATABASE_LISTEN_URL leads to another database than DATABASE_URL: set both to the same one.",
    );
  }
  if (isOfTransactions) {
    return bad(
      "listening",
      "DATABASE_LISTEN_URL leads to a pooler of transactions, through which no node can listen: set it to the address of the database itself.",
    );
  }
  return ok("listening", "DATABASE_LISTEN_URL gives each connection a session.");
}
