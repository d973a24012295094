import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import path from "node:path";
import { TLSSocket } from "node:tls";

const folder = path.join(import.meta.dirname, "../tls");

/** The authority that signed the certificate of {@link startTlsFront}: a file that no program trusts by itself. */
export const authorityFile = path.join(folder, "authority.pem");

/** The first byte of PostgreSQL's answer to a client that asks for TLS. */
const willing = "S";

/** Starts TLS with a certificate for `localhost` in front of the PostgreSQL at this port, which has none. */
export async function startTlsFront(port: number) {
  const certificate = {
    key: readFileSync(path.join(folder, "key.pem")),
    cert: readFileSync(path.join(folder, "certificate.pem")),
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that does not believe the certificate goes away.
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(willing);
      const secured = new TLSSocket(socket, { isServer: true, ...certificate });
      const behind = connect(port, "127.0.0.1");
      sockets.add(behind);
      secured.on("error", () => behind.destroy());
      behind.on("error", () => secured.destroy());
      secured.pipe(behind).pipe(secured);
    });
  });
  server.listen(0);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
