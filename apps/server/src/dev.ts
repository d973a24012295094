// The server under `npm run dev`: ended and started anew at every change, on a database that goes on running. Vite serves
// the client, so that none needs to be built. Tells its parent when it is ready.
import { runServer } from "./run-server.ts";
import { findClient, startServer } from "./start-server.ts";

const address = process.env["STEMMA_DEV_DATABASE"];
await runServer((config) =>
  startServer(config, {
    databaseAddress: address === undefined ? undefined : JSON.parse(address),
    webFolder: findClient(),
  }),
);
process.send?.("ready");
