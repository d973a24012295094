import { answerInWorker } from "../../lib/answer-in-worker.ts";
import { formulaHtml, type Formula } from "./formula-html.ts";

answerInWorker((sources: readonly string[]): readonly Formula[] => sources.map(formulaHtml));
