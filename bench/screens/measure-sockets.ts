import { once } from "node:events";
import { connect } from "node:net";
import { WebSocket } from "ws";
import type { StemmaServer } from "../../e2e/server/stemma-server.ts";
import { residentBytes } from "../process-costs.ts";
import { kilobytes } from "../report.ts";
import type { Row } from "../report.ts";
import { eachOf, spentBy } from "./spent.ts";

const sockets = 1_000;

/**
 * The memory of a socket that follows the topics of a page's screen; what it costs to open one; and what an attempt costs that the client gives up
 * before it is answered.
 */
export async function measureSockets(
  server: StemmaServer,
  cookies: readonly string[],
  topics: readonly string[],
): Promise<Row[]> {
  const opened: WebSocket[] = [];
  const openAll = async () => {
    for (let index = 0; index < sockets; index += 1) {
      opened.push(await open(server.url, cookies[index % cookies.length] ?? "", topics));
    }
  };
  const closeAll = async () => {
    const closing = opened.splice(0);
    await Promise.all(
      closing.map((socket) => new Promise((resolve) => socket.on("close", resolve).close())),
    );
  };
  const bytesBefore = residentBytes(server.pid());
  await openAll();
  const bytes = (residentBytes(server.pid()) - bytesBefore) / sockets;
  await closeAll();
  const spent = await spentBy(server, openAll);
  await closeAll();
  const givenUp = await spentBy(server, async () => {
    for (let index = 0; index < sockets; index += 1) {
      await giveUp(server.url, cookies[index % cookies.length] ?? "");
    }
    // Behind all attempts: what the node had to do for them is done.
    await open(server.url, cookies[0] ?? "", topics).then((socket) => socket.close());
  });
  return [
    { what: `a socket with ${topics.length + 1} topics: memory`, seen: kilobytes(bytes) },
    { what: "a socket that opens and follows", seen: eachOf(spent, sockets) },
    { what: "an attempt that is given up", seen: eachOf(givenUp, sockets) },
  ];
}

function open(url: string, cookie: string, topics: readonly string[]): Promise<WebSocket> {
  const headers = { cookie, origin: url };
  const socket = new WebSocket(`${url.replace("http", "ws")}/live`, { headers });
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "follow", topics, heldMs: 0 })));
    socket.on("message", (data: Buffer) => {
      if (data.toString("latin1").startsWith('{"type":"following"')) resolve(socket);
    });
  });
}

/** Asks for a socket, and closes the connection without waiting for the answer. */
async function giveUp(url: string, cookie: string): Promise<void> {
  const { host, hostname, port } = new URL(url);
  const connection = connect(Number(port), hostname);
  connection.end(
    [
      "GET /live HTTP/1.1",
      `Host: ${host}`,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "\r\n",
    ].join("\r\n"),
  );
  await once(connection.resume(), "close");
}
