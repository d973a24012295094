import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the range of ephemeral ports, so that no outgoing connection takes the port between finding it and listening on
 * it.
 */
const portMin = 10_000;
const portMax = 29_999;

const given = new Set();

/** A port of this machine on which nothing listens, and which this process has not returned before. */
export async function findFreePort() {
  for (;;) {
    const port = portMin + Math.floor(Math.random() * (portMax - portMin + 1));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port) {
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
