import path from "node:path";
import postgres from "postgres";

/**
 * Connects to the embedded database of a running server, for states that no screen can create, with at most `max`
 * connections. End them after use.
 */
export function openSql(dataDir: string, max = 1): postgres.Sql {
  const host = path.join(dataDir, "database", "run");
  return postgres({ host, port: 5432, user: "stemma", database: "stemma", max });
}
