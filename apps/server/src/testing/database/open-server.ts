import postgres from "postgres";
import type { DatabaseServer } from "./database-server.ts";

/** Opens one connection to a database of the run's server; closed by `sql.end()`. */
export function openServer(address: DatabaseServer["address"]): postgres.Sql {
  const options = { max: 1, onnotice: () => {} };
  return typeof address === "string"
    ? postgres(address, options)
    : postgres({ ...address, ...options });
}

/** The address of another database on the same server. */
export function addressOf(server: DatabaseServer, database: string): DatabaseServer["address"] {
  if (typeof server.address !== "string") return { ...server.address, database };
  const url = new URL(server.address);
  url.pathname = `/${database}`;
  return url.href;
}
