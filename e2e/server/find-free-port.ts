import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine on which nothing listens now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("A port has a number.");
  return address.port;
}
