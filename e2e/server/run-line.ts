import { createServer, connect, type Socket } from "node:net";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";

/** A proxy to a server whose connection can be cut while both ends stay alive. */
export interface Line {
  readonly url: string;
  /** Drops all traffic and the running requests. */
  cut(): void;
  /** Lets traffic through again. */
  mend(): void;
  close(): void;
}

/** Starts a proxy to a server, at its own address. */
export async function runLine(serverUrl: string): Promise<Line> {
  const { port: serverPort, hostname } = new URL(serverUrl);
  const port = await findFreePort();
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(serverPort), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      end.on("error", () => other.destroy());
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
