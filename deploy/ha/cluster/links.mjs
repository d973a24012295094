// Connections between the parts of a cluster that can be cut, as a network that loses every packet.
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Opens a port that leads to another port of this machine. */
export async function openLink(target) {
  const sockets = new Set();
  let isCut = false;
  const hold = (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    hold(client);
    // Nothing is refused and nothing is answered.
    if (isCut) return;
    const there = connect({ host: "127.0.0.1", port: target });
    hold(there);
    client.on("data", (bytes) => void (isCut || there.write(bytes)));
    there.on("data", (bytes) => void (isCut || client.write(bytes)));
    client.on("close", () => isCut || there.destroy());
    there.on("close", () => isCut || client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: server.address().port,
    cut: () => void (isCut = true),
    /** Connections of before are closed, as both sides would have given them up. */
    mend() {
      isCut = false;
      closeAll();
    },
    close() {
      closeAll();
      server.close();
    },
  };
}
