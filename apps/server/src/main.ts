import path from "node:path";
import { runServer } from "./run-server.ts";
import { startServer } from "./start-server.ts";

const analysisWorker = path.join(import.meta.dirname, "analysis-worker.js");
// The scenarios set it.
const checksAnswers = process.env["STEMMA_CHECK_ANSWERS"] === "1";
await runServer((config) => startServer(config, { analysisWorker, checksAnswers }));
