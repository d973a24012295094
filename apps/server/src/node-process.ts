// The process of one node. The server's first process starts it and gives it connections: see start-processes.ts.
import path from "node:path";
import { joinEmbedded } from "./platform/database/embedded/join-embedded.ts";
import { runNodeProcess } from "./processes/run-node-process.ts";
import { startServer } from "./start-server.ts";

const analysisWorker = path.join(import.meta.dirname, "analysis-worker.js");
const checksAnswers = process.env["STEMMA_CHECK_ANSWERS"] === "1";
await runNodeProcess((config, isInFirstPlace) => {
  const databaseAddress =
    config.databaseUrl === undefined ? joinEmbedded(config.dataDir).address : undefined;
  return startServer(config, {
    analysisWorker,
    databaseAddress,
    checksAnswers,
    isInFirstPlace,
    hasOwnProcess: true,
  });
});
