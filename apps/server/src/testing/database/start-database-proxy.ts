import { startNetwork, type Network, type Target } from "../start-network.ts";
import type { TestDatabase } from "./create-test-database.ts";
import type { DirectAddress } from "./database-server.ts";
import { pastPooler } from "./open-server.ts";

/** A network between a client and the database that can be cut. */
export interface DatabaseProxy extends Network {
  /** The database, through this network. */
  readonly address: DirectAddress;
}

/** Starts a network on a free port in front of a database, and past a pooler. */
export async function startDatabaseProxy(given: TestDatabase["address"]): Promise<DatabaseProxy> {
  const address = pastPooler(given);
  const network = await startNetwork(targetOf(address));
  return { ...network, address: through(address, network.port) };
}

/** Where PostgreSQL listens: of the embedded one, `host` is the folder of its socket. */
function targetOf(address: DirectAddress): Target {
  if (typeof address !== "string") {
    return { path: `${address.host}/.s.PGSQL.${address.port}` };
  }
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port || 5432) };
}

function through(address: DirectAddress, port: number): DirectAddress {
  if (typeof address !== "string") return { ...address, host: "127.0.0.1", port };
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
