import type { Alignment } from "@stemma/document/format";
import type { BlockKind } from "@stemma/document/make-block";

/**
 * What kind of block an element makes; `null` where it makes none of its own and only ends the one before. A heading that was
 * copied from a page of ours names its level in `data-heading`, because its tag on screen is one level below.
 */
export function kindOfElement(element: Element): BlockKind | null {
  const tag = element.localName.toLowerCase();
  if (tag === "p") return "paragraph";
  const own = element.getAttribute("data-heading");
  if (own === "h1" || own === "h2" || own === "h3") return own;
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level === undefined) return null;
  return level === "1" ? "h1" : level === "2" ? "h2" : "h3";
}

/** Whether an element of this tag stands on lines of its own. */
export function isBlockTag(tag: string): boolean {
  return blockTags.has(tag);
}

/** Whether nothing inside an element of this tag is text of the page. */
export function isDroppedTag(tag: string): boolean {
  return droppedTags.has(tag);
}

/** The alignment an element asks for; undefined where it asks for none. Left is where text stands anyway. */
export function alignmentOf(
  element: Element,
  style: ReadonlyMap<string, string>,
): Alignment | undefined {
  const asked = style.get("text-align") ?? element.getAttribute("align")?.toLowerCase();
  if (asked === undefined) return element.localName === "center" ? "center" : undefined;
  if (asked === "left" || asked === "start") return "";
  if (asked === "center" || asked === "-webkit-center") return "center";
  return asked === "right" || asked === "end" || asked === "justify" ? asked : undefined;
}

/** How many steps an element of running text is set in by itself: our own class, or a margin as word processors write it. */
export function indentOf(element: Element, style: ReadonlyMap<string, string>): number {
  const own = /(?:^|\s)indent-(\d+)(?:\s|$)/.exec(element.getAttribute("class") ?? "")?.[1];
  if (own !== undefined) return Number(own);
  if (kindOfElement(element) === null) return 0;
  const margin = style.get("margin-inline-start") ?? style.get("margin-left") ?? "";
  const [, length = "0", unit = ""] = /^(\d*\.?\d+)(pt|px|in|cm)/.exec(margin) ?? [];
  return Math.round(Number(length) / (stepIn.get(unit) ?? Infinity));
}

/** Half an inch, one step of a word processor, by unit. */
const stepIn: ReadonlyMap<string, number> = new Map([
  ["pt", 36],
  ["px", 48],
  ["in", 0.5],
  ["cm", 1.27],
]);

const blockTags: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary " +
    "table tbody td tfoot th thead tr ul xmp"
  ).split(" "),
);

const droppedTags: ReadonlySet<string> = new Set(
  (
    "applet area audio base button canvas col colgroup datalist embed frame frameset head iframe img input link map " +
    "math meta meter noembed noframes noscript object optgroup option param picture progress rp rt script select " +
    "source style svg template textarea title track video o:p"
  ).split(" "),
);
