import { askWorker } from "../../lib/ask-worker.ts";
import type { Formula, FormulaSource } from "./formula-html.ts";
import { messages } from "./messages.ts";

/** How long a worker that has started may draw, in milliseconds: whatever it draws, and for each formula besides. */
const limitMs = 2000;
const limitOfOneMs = 20;

/** How often a formula may take too long, until no other one is drawn in this tab: each of them costs the whole time. */
let slowLeft = 5;

/** Formulas that were drawn, by `keyOf`. */
const known = new Map<string, Formula>();
const knownMax = 500;

function keyOf({ source, isInline }: FormulaSource): string {
  return `${isInline ? "line" : "row"} ${source}`;
}

/** A formula that was drawn before. */
export function knownFormula(formula: FormulaSource): Formula | undefined {
  return known.get(keyOf(formula));
}

/**
 * Has the formulas drawn that were not drawn before, and then calls `onKnown`, when all are known. A worker draws, so that no formula can keep the
 * tab busy; without a connection the promise rejects.
 */
export async function learnFormulas(
  formulas: readonly FormulaSource[],
  onKnown: () => void,
): Promise<void> {
  const asked = new Map(formulas.map((formula) => [keyOf(formula), formula]));
  await learn([...asked].flatMap(([key, formula]) => (known.has(key) ? [] : [formula])));
  onKnown();
  for (const oldest of known.keys()) {
    if (known.size <= knownMax) break;
    known.delete(oldest);
  }
}

/** Asks the worker for formulas. Of several that take too long together, each half is asked for by itself. */
async function learn(asked: readonly FormulaSource[]): Promise<void> {
  if (asked.length === 0) return;
  const note = (formula: FormulaSource, drawn: Formula): void =>
    void known.set(keyOf(formula), drawn);
  try {
    if (slowLeft <= 0) throw slow;
    const drawn = await askWorker<readonly FormulaSource[], readonly Formula[]>(
      makeWorker,
      asked,
      new AbortController().signal,
      limitMs + limitOfOneMs * asked.length,
    );
    for (const [index, formula] of asked.entries()) {
      const { [index]: answer } = drawn;
      if (answer !== undefined) note(formula, answer);
    }
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "TimeoutError") throw error;
    const half = Math.ceil(asked.length / 2);
    if (half < asked.length && slowLeft > 0) {
      await learn(asked.slice(0, half));
      return learn(asked.slice(half));
    }
    slowLeft -= 1;
    for (const formula of asked) note(formula, { reason: messages.tooSlow });
  }
}

const slow = new DOMException("Other formulas took too long.", "TimeoutError");

function makeWorker(): Worker {
  return new Worker(new URL("./formula.worker.ts", import.meta.url), { type: "module" });
}
