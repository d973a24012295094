import path from "node:path";
import postgres from "postgres";

/**
 * Connects to the embedded database of a running server, for states that no screen can create, with at most `max`
 * connections. End them after use.
 */
export function openSql(dataDir: string, max = 1): postgres.Sql {
  const host = path.join(dataDir, "database", "run");
  const stemma = { port: 5432, user: "stemma", database: "stemma" };
  return postgres({ host, ...stemma, max, onnotice: () => {} });
}

/** Connects to a database at an address, with one connection. End it after use. */
export function openSqlAt(address: string): postgres.Sql {
  return postgres(address, { max: 1, onnotice: () => {} });
}
