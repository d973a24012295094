import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A network between clients and a server that can be cut. */
export interface Network {
  /** Where the server is, through this network, on 127.0.0.1. */
  readonly port: number;
  /** From now on nothing passes, and nothing is refused: what is sent vanishes, and new connections hang. */
  cut(): void;
  /** Closes the connections that were cut, and lets new ones through. */
  mend(): void;
  /** How many connections were made. */
  connections(): number;
  close(): Promise<void>;
}

/** Where a server listens. */
export type Target = { readonly path: string } | { readonly host: string; readonly port: number };

/** Starts a network on a free port in front of a server. */
export async function startNetwork(target: Target): Promise<Network> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let count = 0;
  const server = createServer((client) => {
    count += 1;
    sockets.add(client);
    client.on("error", () => {});
    if (isCut) return;
    const far = connect(target);
    sockets.add(far);
    far.on("error", () => client.destroy());
    far.on("close", () => client.destroy());
    client.on("close", () => far.destroy());
    client.on("data", (bytes) => void (isCut || far.write(bytes)));
    far.on("data", (bytes) => void (isCut || client.write(bytes)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port,
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
