import postgres from "postgres";
import type { DatabaseServer, DirectAddress } from "./database-server.ts";

/** Opens one connection to a database of the run's server, past a pooler; closed by `sql.end()`. */
export function openServer(address: DatabaseServer["address"]): postgres.Sql {
  const options = { max: 1, onnotice: () => {} };
  const direct = pastPooler(address);
  return typeof direct === "string"
    ? postgres(direct, options)
    : postgres({ ...direct, ...options });
}

/** Where one connection is one session. */
export function pastPooler(address: DatabaseServer["address"]): DirectAddress {
  return typeof address === "object" && "pooled" in address ? address.sessions : address;
}

/** The address of another database on the same server. */
export function addressOf(server: DatabaseServer, database: string): DatabaseServer["address"] {
  const { address } = server;
  if (typeof address === "string" || !("pooled" in address)) {
    return directAddressOf(address, database);
  }
  return {
    pooled: withDatabase(address.pooled, database),
    sessions: directAddressOf(address.sessions, database),
  };
}

/** The addresses of a database of the same name on the workers. */
export function addressesOfWorkers(server: DatabaseServer, database: string): readonly string[] {
  return (server.workers ?? []).map((worker) => withDatabase(worker, database));
}

function directAddressOf(address: DirectAddress, database: string): DirectAddress {
  return typeof address === "string" ? withDatabase(address, database) : { ...address, database };
}

function withDatabase(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
