import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: none of those takes one between finding and listening. */
const portMin = 10_000;
const portMax = 29_999;

const given = new Set<number>();

/** A port of this machine on which nothing listens now, and which this process was not given before. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = portMin + Math.floor(Math.random() * (portMax - portMin + 1));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const outcome = Promise.race([
    once(probe, "listening").then(() => true),
    once(probe, "error").then(() => false),
  ]);
  probe.listen(port);
  const isListening = await outcome;
  if (!isListening) return false;
  probe.close();
  await once(probe, "close");
  return true;
}
