import { createServer } from "node:http";
import { explainPort } from "./open-port.ts";

/** Where the metrics are served, and the metrics. */
interface Needs {
  readonly port: number;
  readonly host: string;
  print(): Promise<{ readonly text: string; readonly contentType: string }>;
}

/** An open port for metrics. */
export interface MetricsPort {
  /** The number of the port, which the system chooses for 0. */
  readonly port: number;
  close(): void;
}

/**
 * Serves `GET /metrics` on a port of its own, which the public does not reach.
 *
 * @throws StartFailure if the port is not available
 */
export function openMetricsPort({ port, host, print }: Needs): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Metrics are at /metrics.\n");
      return;
    }
    print().then(
      ({ text, contentType }) => response.writeHead(200, { "content-type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explainPort(error, { port, host }, "STEMMA_METRICS_")),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === "object" && address !== null ? address.port : port,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
