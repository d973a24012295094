import { livePath } from "@stemma/contract/live-socket";
import { WebSocket } from "ws";
import type { Config } from "../../platform/config/config.ts";
import { bad, ok, reasonOf, type Finding } from "./finding.ts";

/** How long an answer may take, in milliseconds. */
const patienceMs = 5_000;

/** Looks whether Stemma answers at its public address, and whether what is in front of it lets WebSockets through. */
export async function checkPublicAddress({
  publicUrl,
}: Pick<Config, "publicUrl">): Promise<readonly Finding[]> {
  const fix = "start Stemma, or check STEMMA_PUBLIC_URL, the DNS and the proxy";
  try {
    const response = await fetch(`${publicUrl}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status !== 200 || (await response.text()) !== "ok") {
      const line = `What answers at ${publicUrl}/healthz, with ${response.status}, is not Stemma: ${fix}.`;
      return [bad("public address", line)];
    }
  } catch (error) {
    const line = `Nothing answers at ${publicUrl} (${reasonOf(error)}): ${fix}.`;
    return [bad("public address", line)];
  }
  return [ok("public address", `Stemma answers at ${publicUrl}.`), await checkSockets(publicUrl)];
}

/** A socket without a session is opened, and then closed. */
async function checkSockets(publicUrl: string): Promise<Finding> {
  const address = `${publicUrl.replace(/^http/, "ws")}${livePath}`;
  const socket = new WebSocket(address, { origin: publicUrl, handshakeTimeout: patienceMs });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return ok("live screens", "WebSockets reach Stemma, so screens stay up to date.");
  } catch (error) {
    return bad(
      "live screens",
      `WebSockets do not reach ${address} (${reasonOf(error)}): let the proxy pass "Upgrade" at ${livePath}.`,
    );
  } finally {
    socket.terminate();
  }
}
