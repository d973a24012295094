import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { StartFailure } from "../platform/start-failure.ts";

/** A port on which this process listens. */
export interface OpenPort {
  /** The number of the port, which the system chooses for 0. */
  readonly port: number;
  /** Refuses new connections from now on; those that exist are not affected. */
  close(): void;
}

interface Place {
  readonly port: number;
  /** Undefined means all interfaces. */
  readonly host: string | undefined;
}

/**
 * Listens, and hands over every connection without reading from it, so that another process can take it. Resolves when
 * connections are accepted.
 *
 * @throws StartFailure if the port is not available
 */
export function openPort(
  { port, host }: Place,
  onConnection: (connection: Socket) => void,
): Promise<OpenPort> {
  return new Promise((resolve, reject) => {
    const options = { pauseOnConnect: true, allowHalfOpen: true, noDelay: true };
    const server = createServer(options, onConnection);
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explainPort(error, { port, host })),
    );
    server.listen(port, host, () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() }),
    );
  });
}

/** The error of a port that cannot be listened on, as a line for the operator. `prefix` is what the names of its settings begin with. */
export function explainPort(
  error: NodeJS.ErrnoException,
  { port, host }: Place,
  prefix = "",
): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartFailure(
        `Port ${port} is in use: stop what listens there, or set ${prefix}PORT to another one.`,
      );
    case "EACCES":
      return new StartFailure(
        `Port ${port} may not be used by this user: set ${prefix}PORT to one above 1023.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartFailure(
        `${prefix}HOST ${host} is not an address of this machine: set another one.`,
      );
    default:
      return error;
  }
}
