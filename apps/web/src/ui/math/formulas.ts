import styles from "katex/dist/katex.min.css?inline";
import { askWorker } from "../../lib/ask-worker.ts";
import type { Formula } from "./formula-html.ts";
import { messages } from "./messages.ts";

/** How long the worker may draw, in milliseconds: whatever it draws, and for each formula besides. */
const limitMs = 2000;
const limitOfOneMs = 20;

/** How often a formula may take too long, until no other one is drawn in this tab: each of them costs the whole time. */
let slowLeft = 5;

/** Formulas that were drawn, by their source. */
const known = new Map<string, Formula>();
const knownMax = 500;

/**
 * Draws the formula of each `figure.math` below its source, which it reads from its `<pre>`; of one that cannot be drawn, the reason. The class
 * `math-drawn` says that the formula stands for the source. A worker draws, so that no formula can keep the tab
 * busy; without a connection the promise rejects, and the sources stay.
 */
export async function drawFormulas(figures: readonly HTMLElement[]): Promise<void> {
  addStyles();
  const sources = new Set(figures.map(sourceOf));
  await learn([...sources].filter((source) => !isBlank(source) && !known.has(source)));
  drawKnown(figures);
  for (const oldest of known.keys()) {
    if (known.size <= knownMax) break;
    known.delete(oldest);
  }
}

/** Draws those that were drawn before, at once. */
export function drawKnown(figures: readonly HTMLElement[]): void {
  for (const figure of figures) draw(figure);
}

/** Asks the worker for formulas. Of several that take too long together, each half is asked for by itself. */
async function learn(sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await loadKatex();
  try {
    if (slowLeft <= 0) throw slow;
    const signal = AbortSignal.timeout(limitMs + limitOfOneMs * sources.length);
    const formulas = await askWorker<readonly string[], readonly Formula[]>(
      makeWorker,
      sources,
      signal,
    );
    for (const [index, formula] of formulas.entries()) known.set(sources[index] ?? "", formula);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "TimeoutError") throw error;
    const half = Math.ceil(sources.length / 2);
    if (half < sources.length && slowLeft > 0) {
      await learn(sources.slice(0, half));
      return learn(sources.slice(half));
    }
    slowLeft -= 1;
    for (const source of sources) known.set(source, { reason: messages.tooSlow });
  }
}

const slow = new DOMException("Other formulas took too long.", "TimeoutError");

let katex: Promise<unknown> | null = null;

/** Has the browser load KaTeX, so that the time of a slow connection does not count as that of a formula. */
async function loadKatex(): Promise<void> {
  try {
    katex ??= askWorker(makeWorker, [], new AbortController().signal);
    await katex;
  } catch (error) {
    katex = null;
    throw error;
  }
}

function makeWorker(): Worker {
  return new Worker(new URL("./formula.worker.ts", import.meta.url), { type: "module" });
}

function draw(figure: HTMLElement): void {
  const source = sourceOf(figure);
  const formula = isBlank(source) ? null : known.get(source);
  // Whoever changed the source meanwhile has it drawn again.
  if (formula === undefined) return;
  const place = figure.querySelector<HTMLElement>(":scope > .formula") ?? addPlace(figure);
  const isDrawn = formula !== null && "html" in formula;
  if (isDrawn) place.innerHTML = formula.html;
  else place.textContent = formula === null ? "" : messages.notDrawn(formula.reason);
  place.classList.toggle("formula-fault", formula !== null && !isDrawn);
  figure.classList.toggle("math-drawn", isDrawn);
  if (figure.isContentEditable) return;
  figure.firstElementChild?.toggleAttribute("aria-hidden", false);
  if (isDrawn) figure.firstElementChild?.setAttribute("aria-hidden", "true");
}

/** In a read text. It can be scrolled, also by the keyboard. */
function addPlace(figure: HTMLElement): HTMLElement {
  const place = document.createElement("div");
  place.className = "formula";
  place.tabIndex = 0;
  place.setAttribute("role", "group");
  place.setAttribute("aria-label", messages.formula);
  figure.append(place);
  return place;
}

/** The text of a source: its lines are divided by line breaks. */
function sourceOf(figure: HTMLElement): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(
    figure.firstElementChild ?? figure,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) parts.push(node.data);
    else if (node.nodeName === "BR") parts.push("\n");
  }
  return parts.join("").trim();
}

function isBlank(source: string): boolean {
  return source === "";
}

let isStyled = false;

/** Adds KaTeX's rules and fonts to the document; they are no part of the style sheet that every visit loads. */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const element = document.createElement("style");
  element.textContent = styles;
  document.head.append(element);
}
