import { answerInWorker } from "../../../lib/answer-in-worker.ts";
import { joinBodies } from "./join-bodies.ts";

answerInWorker(joinBodies);
