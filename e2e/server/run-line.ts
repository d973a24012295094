import { createServer, connect, type Socket } from "node:net";
import { findFreePort } from "./find-free-port.ts";

/** A line to a server that can be cut while both ends live. */
export interface Line {
  readonly url: string;
  /** Nothing passes any more, and what was under way is lost. */
  cut(): void;
  /** Passes again. */
  mend(): void;
  close(): void;
}

/** Lays a line to a server, at an address of its own. */
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
