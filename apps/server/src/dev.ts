// The server for `npm run dev`: restarts at every change, on a database that keeps running. Vite serves the client, so
// the client needs no build. Signals its parent when it is ready.
import path from "node:path";
import { openPort } from "./http/open-port.ts";
import { runServer } from "./run-server.ts";
import { findClient } from "./find-client.ts";
import { startServer } from "./start-server.ts";

const address = process.env["STEMMA_DEV_DATABASE"];
await runServer(async (config) => {
  const node = await startServer(config, {
    databaseAddress: address === undefined ? undefined : JSON.parse(address),
    webFolder: findClient(),
    checksAnswers: true,
    analysisWorker: path.join(import.meta.dirname, "analysis-worker.js"),
  });
  const port = await openPort(config, node.take).catch(async (error: unknown) => {
    await node.stop(0);
    throw error;
  });
  return {
    address: config.publicUrl,
    reload: null,
    async stop(maxMs) {
      port.close();
      await node.stop(maxMs);
    },
  };
});
process.send?.("ready");
