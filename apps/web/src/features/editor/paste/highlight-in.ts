import { highlightColors, type HighlightColor } from "@stemma/document/marks";

/**
 * The colour that an element gives its text like a highlighter; `null` for other elements. A `mark` of Stemma names its
 * colour, every other `mark` is at least yellow. A background counts if it is light and not grey: Google Docs and Word
 * write highlighted text so, while web pages have backgrounds for many other reasons.
 */
export function highlightIn(
  element: Element,
  style: ReadonlyMap<string, string>,
): HighlightColor | null {
  const isMark = element.localName === "mark";
  const named = highlightColors.find((color) => element.classList.contains(`highlight-${color}`));
  if (isMark && named !== undefined) return named;
  const background =
    style.get("mso-highlight") ?? style.get("background-color") ?? style.get("background");
  const color = background === undefined ? null : highlighterColor(background);
  return color ?? (isMark ? "yellow" : null);
}

/** The colour of the format that is closest to a CSS colour in lower case; `null` if no highlighter has it. */
function highlighterColor(background: string): HighlightColor | null {
  const [red, green, blue] = channelsOf(background) ?? [0, 0, 0];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.4 || saturation < 0.4 || chroma < 0.08) return null;
  const hue = hueOf(red, green, blue, most, chroma);
  if (hue < 20 || hue >= 260) return "pink";
  if (hue < 70) return "yellow";
  return hue < 165 ? "green" : "blue";
}

/** In degrees, 0 to 360. */
function hueOf(red: number, green: number, blue: number, most: number, chroma: number): number {
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / chroma) * 60 + 120;
  return ((red - green) / chroma) * 60 + 240;
}

/** Red, green and blue from 0 to 1; `null` for a text that is no colour, and for one that is mostly transparent. */
function channelsOf(background: string): readonly [number, number, number] | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})(?![\da-f])/.exec(background)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : pairsOf(hex);
    const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16) / 255);
    return [red, green, blue];
  }
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+)\s*)?\)/.exec(
    background,
  );
  if (rgb !== null) {
    const [, red, green, blue, opacity = "1"] = rgb;
    if (Number(opacity) < 0.2) return null;
    return [Number(red) / 255, Number(green) / 255, Number(blue) / 255];
  }
  return namedColors.get(/^[a-z]+/.exec(background)?.[0] ?? "") ?? null;
}

function pairsOf(hex: string): string[] {
  return [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)];
}

/** The highlighters of Word by their names in CSS, as far as they are light. */
const namedColors: ReadonlyMap<string, readonly [number, number, number]> = new Map([
  ["yellow", [1, 1, 0]],
  ["lime", [0, 1, 0]],
  ["aqua", [0, 1, 1]],
  ["cyan", [0, 1, 1]],
  ["fuchsia", [1, 0, 1]],
  ["magenta", [1, 0, 1]],
  ["red", [1, 0, 0]],
  ["blue", [0, 0, 1]],
]);
