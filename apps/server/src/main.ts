import path from "node:path";
import { runServer } from "./run-server.ts";
import { startProcesses } from "./start-processes.ts";

const folder = import.meta.dirname;
const analysisWorker = path.join(folder, "analysis-worker.js");
// The scenarios set it.
const checksAnswers = process.env["STEMMA_CHECK_ANSWERS"] === "1";
await runServer((config, onLost) =>
  startProcesses(config, {
    program: path.join(folder, "node-process.js"),
    async startHere(config, databaseAddress) {
      // Loaded only here: a process that only starts others stays small.
      const { startServer } = await import("./start-server.ts");
      return startServer(config, { analysisWorker, databaseAddress, checksAnswers });
    },
    onLost,
  }),
);
