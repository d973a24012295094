import path from "node:path";
import postgres from "postgres";

/** The embedded database of a running server, for what no screen can do yet. End it after use. */
export function openSql(dataDir: string): postgres.Sql {
  const host = path.join(dataDir, "database", "run");
  return postgres({ host, port: 5432, user: "stemma", database: "stemma", max: 1 });
}
