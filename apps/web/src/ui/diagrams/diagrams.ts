import { sourceOf } from "../drawn/source-of.ts";
import type { Drawing, Picture } from "./drawing.ts";
import { messages } from "./messages.ts";
import { openFrame, SlowDrawing, type DiagramFrame } from "./open-frame.ts";
import { sourceMax } from "./source-max.ts";

/** How often a diagram may take too long, until no other one is drawn in this tab: each of them costs the whole time. */
let slowLeft = 3;

/** How long the frame waits for another diagram, in milliseconds. */
const idleMs = 20_000;

/** A picture with its address, or why there is none. */
type Shown = Drawing & { readonly address?: string };

/** Diagrams that were drawn, by their source, and the most that are kept. */
const known = new Map<string, Shown>();
const knownMax = 100;

/**
 * Draws the diagram of each `figure.diagram` below its source, which it reads from its `<pre>`; of one that cannot be drawn, the reason.
 * The class `diagram-drawn` says that the diagram stands for the source. Without a connection the promise rejects, and the
 * sources stay.
 */
export async function drawDiagrams(figures: readonly HTMLElement[]): Promise<void> {
  for (const figure of figures) {
    // oxlint-disable-next-line no-await-in-loop -- one frame draws one diagram after the other
    await inTurn(() => learn(figure));
    draw(figure);
  }
}

/** Draws those that were drawn before, at once. */
export function drawKnown(figures: readonly HTMLElement[]): void {
  for (const figure of figures) draw(figure);
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs one after the other, whoever asks. */
function inTurn(run: () => Promise<void>): Promise<void> {
  const ran = turn.then(run);
  turn = ran.catch(() => undefined);
  return ran;
}

/** Has a source drawn that is still on screen and not yet known. */
async function learn(figure: HTMLElement): Promise<void> {
  const source = sourceOf(figure.firstElementChild ?? figure);
  if (source === "" || known.has(source) || !figure.isConnected) return;
  const drawing = await drawingOf(source);
  known.set(source, "svg" in drawing ? { ...drawing, address: addressOf(drawing) } : drawing);
  for (const oldest of known.keys()) {
    if (known.size <= knownMax) break;
    known.delete(oldest);
  }
}

let frame: DiagramFrame | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;

async function drawingOf(source: string): Promise<Drawing> {
  if (source.length > sourceMax) return { reason: messages.tooLong(sourceMax) };
  if (slowLeft <= 0) return { reason: messages.tooSlow };
  clearTimeout(closing);
  frame ??= openFrame();
  try {
    return await frame.draw(source);
  } catch (error) {
    closeFrame();
    if (!(error instanceof SlowDrawing)) throw error;
    slowLeft -= 1;
    return { reason: messages.tooSlow };
  } finally {
    closing = setTimeout(closeFrame, idleMs);
  }
}

function closeFrame(): void {
  frame?.close();
  frame = null;
}

function addressOf({ svg }: Picture): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function draw(figure: HTMLElement): void {
  const source = sourceOf(figure.firstElementChild ?? figure);
  const shown = source === "" ? null : known.get(source);
  // Whoever changed the source meanwhile has it drawn again.
  if (shown === undefined) return;
  const place = figure.querySelector<HTMLElement>(":scope > .drawing") ?? addPlace(figure);
  const picture = shown !== null && "svg" in shown ? shown : null;
  if (picture !== null) showPicture(place, picture);
  else place.textContent = shown === null || "svg" in shown ? "" : messages.notDrawn(shown.reason);
  place.classList.toggle("drawing-fault", shown !== null && picture === null);
  figure.classList.toggle("diagram-drawn", picture !== null);
  if (figure.isContentEditable) return;
  // Without a description of the writer's own, the source describes the diagram.
  const isDescribed = picture !== null && picture.altText !== "";
  if (isDescribed) figure.firstElementChild?.setAttribute("aria-hidden", "true");
  else figure.firstElementChild?.removeAttribute("aria-hidden");
}

function showPicture(place: HTMLElement, picture: Picture & { readonly address?: string }): void {
  const address = picture.address ?? "";
  if (place.querySelector("img")?.getAttribute("src") === address) return;
  const image = document.createElement("img");
  image.className = "diagram-picture";
  image.width = picture.width;
  image.height = picture.height;
  image.style.setProperty("--natural-width", `${picture.width}px`);
  image.alt = picture.altText === "" ? messages.diagram : picture.altText;
  image.draggable = false;
  image.src = address;
  place.replaceChildren(isInEditor(place) ? image : buttonAround(image));
}

/** In the editor a click leads into the source. */
function isInEditor(place: HTMLElement): boolean {
  return place.closest('[contenteditable="true"]') !== null;
}

/** The viewer opens it. */
function buttonAround(image: HTMLImageElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "picture-link";
  button.append(image);
  return button;
}

/** In a read text. */
function addPlace(figure: HTMLElement): HTMLElement {
  const place = document.createElement("div");
  place.className = "drawing";
  figure.append(place);
  return place;
}
