/** A drawn diagram: a picture, or a sentence that says why there is none. */
export type Drawing = Picture | { readonly reason: string };

/** A diagram as a picture, which runs and loads nothing. */
export interface Picture {
  /** The text of an SVG file. */
  readonly svg: string;
  /** Of the picture in its natural size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What the writer says that the diagram shows (`accTitle` and `accDescr`); empty if nothing. */
  readonly altText: string;
}

/** The longest text of a picture, in characters, and its longest side, in pixels. */
export const svgMax = 2_000_000;
export const sideMax = 30_000;

/** What the frame is asked: to draw, or whether it is busy. */
export type FrameQuestion = { readonly source: string } | { readonly ping: true };

/** What the frame answers: that it can be asked, that it is not busy, a drawing, or that a script of its own did not load. */
export type FrameAnswer =
  | { readonly ready: true }
  | { readonly pong: true }
  | { readonly drawing: Drawing }
  | { readonly failed: true };

/** Reads what the frame answered. Whatever runs in it may answer anything; `null` for everything but a `FrameAnswer`. */
export function readAnswer(data: unknown): FrameAnswer | null {
  if (!isObject(data)) return null;
  if ("ready" in data) return { ready: true };
  if ("pong" in data) return { pong: true };
  if ("failed" in data) return { failed: true };
  const drawing = "drawing" in data && isObject(data.drawing) ? readDrawing(data.drawing) : null;
  return drawing === null ? null : { drawing };
}

function readDrawing(data: object): Drawing | null {
  const { svg, width, height, altText, reason } = data as Record<string, unknown>;
  if (typeof reason === "string") return { reason: reason.slice(0, reasonMax) };
  if (typeof svg !== "string" || svg.length > svgMax || typeof altText !== "string") return null;
  if (!isSide(width) || !isSide(height)) return null;
  return { svg, width, height, altText: altText.slice(0, altTextMax) };
}

/** In characters. */
const reasonMax = 300;
const altTextMax = 2000;

function isSide(value: unknown): value is number {
  return typeof value === "number" && value >= 1 && value <= sideMax;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
