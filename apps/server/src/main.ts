import path from "node:path";
import { runServer } from "./run-server.ts";
import { startServer } from "./start-server.ts";

const analysisWorker = path.join(import.meta.dirname, "analysis-worker.js");
await runServer((config) => startServer(config, { analysisWorker }));
