import { canonicalMarks, markBits, withHighlight, type Mark } from "@stemma/document/marks";
import { isSafeUrl } from "@stemma/document/safe-url";
import { isBlockTag } from "./block-format.ts";
import { highlightIn } from "./highlight-in.ts";

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
  const tagMark = marksOfTag.get(tag);
  // Outline writes an emoji as `<strong>`.
  if (tagMark !== undefined && !element.matches("strong.emoji")) marks = withMark(marks, tagMark);
  marks = withBit(marks, markBits.bold, isBold(style.get("font-weight")));
  marks = withBit(marks, markBits.italic, isItalic(style.get("font-style")));
  marks = withBit(marks, markBits.underline, hasLine(style, "underline"));
  marks = withBit(marks, markBits.strikethrough, hasLine(style, "line-through"));
  const color = isBlockTag(tag) ? null : highlightIn(element, style);
  if (color !== null) marks = withHighlight(marks, color);
  const level = levelOf(style.get("vertical-align"));
  if (level !== null) marks = withMark(marks, level);
  const url = tag === "a" ? (safeAddress(element) ?? inherited.url) : inherited.url;
  // Links are underlined by style, so the mark is redundant on a link.
  if (url !== null) marks &= ~markBits.underline;
  return { marks, url, isPreformatted: isPreformatted(tag, style) ?? inherited.isPreformatted };
}

const marksOfTag: ReadonlyMap<string, Mark> = new Map([
  ["b", "bold"],
  ["strong", "bold"],
  ["i", "italic"],
  ["em", "italic"],
  ["u", "underline"],
  ["ins", "underline"],
  ["s", "strikethrough"],
  ["strike", "strikethrough"],
  ["del", "strikethrough"],
  ["code", "code"],
  ["tt", "code"],
  ["kbd", "code"],
  ["samp", "code"],
  ["sub", "subscript"],
  ["sup", "superscript"],
]);

/** Adds a mark. A text has at most one of subscript and superscript: an inner element's replaces an outer element's. */
function withMark(marks: number, mark: Mark): number {
  const bit = markBits[mark];
  const { subscript, superscript } = markBits;
  const isLevel = bit === subscript || bit === superscript;
  return canonicalMarks((isLevel ? marks & ~(subscript | superscript) : marks) | bit);
}

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

/** A style of `baseline` changes nothing: in a raised element, the text of a `baseline` element is raised too. */
function levelOf(verticalAlign: string | undefined): "subscript" | "superscript" | null {
  if (verticalAlign === "sub") return "subscript";
  return verticalAlign === "super" ? "superscript" : null;
}

/**
 * Whether the element's own style draws this line; undefined if it says nothing. A child with `none` does not end an
 * ancestor's line (CSS draws it through), so only the element's own line can end here.
 */
function hasLine(
  style: ReadonlyMap<string, string>,
  name: "underline" | "line-through",
): boolean | undefined {
  const line = style.get("text-decoration-line") ?? style.get("text-decoration");
  if (line === undefined) return undefined;
  if (line.includes(name)) return true;
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
