import { markBits } from "@stemma/document/marks";
import { isSafeUrl } from "@stemma/document/safe-url";

/** The inline format at a position in the HTML, inherited from all ancestors. */
export type InlineFormat = {
  /** A bit mask of `markBits`. */
  readonly marks: number;
  readonly url: string | null;
  /** Whether white space is preserved (`pre`). */
  readonly isPreformatted: boolean;
};

/** The inline format inside this element, given the format around it. Styles override tags, as in a browser. */
export function inlineFormat(
  element: Element,
  style: ReadonlyMap<string, string>,
  inherited: InlineFormat,
): InlineFormat {
  const tag = element.localName;
  let { marks } = inherited;
  for (const mark of marksOfTag.get(tag) ?? []) marks |= markBits[mark];
  marks = withBit(marks, markBits.bold, isBold(style.get("font-weight")));
  marks = withBit(marks, markBits.italic, isItalic(style.get("font-style")));
  marks = withBit(marks, markBits.underline, isUnderlined(style));
  const url = tag === "a" ? (safeAddress(element) ?? inherited.url) : inherited.url;
  // Links are underlined by style, so the mark is redundant on a link.
  if (url !== null) marks &= ~markBits.underline;
  return { marks, url, isPreformatted: isPreformatted(tag, style) ?? inherited.isPreformatted };
}

const marksOfTag: ReadonlyMap<string, readonly (keyof typeof markBits)[]> = new Map([
  ["b", ["bold"]],
  ["strong", ["bold"]],
  ["i", ["italic"]],
  ["em", ["italic"]],
  ["u", ["underline"]],
  ["ins", ["underline"]],
]);

function withBit(marks: number, bit: number, isOn: boolean | undefined): number {
  if (isOn === undefined) return marks;
  return isOn ? marks | bit : marks & ~bit;
}

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === "inherit") return undefined;
  return weight.startsWith("bold") || Number(weight) >= 600;
}

function isItalic(fontStyle: string | undefined): boolean | undefined {
  if (fontStyle === undefined || fontStyle === "inherit") return undefined;
  return /^(italic|oblique)/.test(fontStyle);
}

/**
 * A child with `none` does not end an ancestor's underline (CSS draws it through), so only the element's own
 * underline can end here.
 */
function isUnderlined(style: ReadonlyMap<string, string>): boolean | undefined {
  const line = style.get("text-decoration-line") ?? style.get("text-decoration");
  if (line === undefined) return undefined;
  if (line.includes("underline")) return true;
  return line.startsWith("none") ? false : undefined;
}

function isPreformatted(tag: string, style: ReadonlyMap<string, string>): boolean | undefined {
  const whiteSpace = style.get("white-space");
  if (whiteSpace !== undefined)
    return /^(pre|break-spaces)/.test(whiteSpace) && whiteSpace !== "pre-line";
  return tag === "pre" || tag === "xmp" ? true : undefined;
}

function safeAddress(anchor: Element): string | null {
  const written = anchor.getAttribute("href")?.trim() ?? "";
  if (isSafeUrl(written)) return written;
  // Percent-encodes spaces and non-ASCII characters in a URL, as a browser does when it follows the link.
  const absolute =
    /^https?:/i.test(written) && URL.canParse(written) ? new URL(written).href : undefined;
  return absolute !== undefined && isSafeUrl(absolute) ? absolute : null;
}
