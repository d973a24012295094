import { answerInWorker } from "../../lib/answer-in-worker.ts";
import { planUpdate } from "./plan-update.ts";

answerInWorker(planUpdate);
