import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import type { TestDatabase } from "./create-test-database.ts";
import type { DirectAddress } from "./database-server.ts";
import { pastPooler } from "./open-server.ts";

/** A network between a client and the database that can be cut. */
export interface DatabaseProxy {
  /** The database, through this network. */
  readonly address: DirectAddress;
  /** From now on nothing passes, and nothing is refused: what is sent vanishes, and new connections hang. */
  cut(): void;
  /** Closes the connections that were cut, and lets new ones through. */
  mend(): void;
  /** How many connections were made. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a network on a free port in front of a database, and past a pooler. */
export async function startDatabaseProxy(given: TestDatabase["address"]): Promise<DatabaseProxy> {
  const address = pastPooler(given);
  const sockets = new Set<Socket>();
  let isCut = false;
  let count = 0;
  const server = createServer((client) => {
    count += 1;
    sockets.add(client);
    client.on("error", () => {});
    if (isCut) return;
    const target = connect(targetOf(address));
    sockets.add(target);
    target.on("error", () => client.destroy());
    target.on("close", () => client.destroy());
    client.on("close", () => target.destroy());
    client.on("data", (bytes) => void (isCut || target.write(bytes)));
    target.on("data", (bytes) => void (isCut || client.write(bytes)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    address: through(address, port),
    cut: () => void (isCut = true),
    mend() {
      isCut = false;
      closeAll();
    },
    connections: () => count,
    async close() {
      closeAll();
      server.close();
      await once(server, "close");
    },
  };
}

/** Where PostgreSQL listens: of the embedded one, `host` is the folder of its socket. */
function targetOf(address: DirectAddress): { path: string } | { host: string; port: number } {
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
