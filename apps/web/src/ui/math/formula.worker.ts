import { answerInWorker } from "../../lib/answer-in-worker.ts";
import { formulaHtml, type Formula, type FormulaSource } from "./formula-html.ts";

answerInWorker((sources: readonly FormulaSource[]): readonly Formula[] => sources.map(formulaHtml));
