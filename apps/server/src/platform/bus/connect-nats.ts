import { readFileSync } from "node:fs";
import type { NatsConnection } from "@nats-io/transport-node";
import type { NatsPlace } from "../config/bus-settings.ts";

/** How long a server may take for the handshake, in milliseconds. */
const handshakeMaxMs = 4_000;

/**
 * Makes one connection to NATS, to any of the servers; it is not made again when it is lost. Loads the client, which is needed only where
 * NATS is. `silentMaxMs` is the time after which a silent server is given up.
 */
export async function connectNats(place: NatsPlace, silentMaxMs: number): Promise<NatsConnection> {
  const { connect, credsAuthenticator } = await import("@nats-io/transport-node");
  const { servers, isEncrypted, user, password, token, credentialsFile } = place;
  return connect({
    servers: [...servers],
    name: "stemma",
    reconnect: false,
    timeout: handshakeMaxMs,
    pingInterval: silentMaxMs / 2,
    maxPingOut: 1,
    ...(isEncrypted && { tls: {} }),
    ...(user !== undefined && password !== undefined && { user, pass: password }),
    ...(token !== undefined && { token }),
    ...(credentialsFile !== undefined && {
      authenticator: credsAuthenticator(readFileSync(credentialsFile)),
    }),
  });
}
