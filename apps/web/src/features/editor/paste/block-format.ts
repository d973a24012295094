import type { Alignment } from "@stemma/document/format";
import type { BlockKind } from "@stemma/document/make-block";

/**
 * The block kind of an element; `null` for an element that only ends the block before it. A heading copied from a
 * Stemma page has its level in `data-heading`, because its rendered tag is one level lower.
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

/** Whether the tag is a block-level element. */
export function isBlockTag(tag: string): boolean {
  return blockTags.has(tag);
}

/** Whether the content of this element is dropped, because it is never text of the page. */
export function isDroppedTag(tag: string): boolean {
  return droppedTags.has(tag);
}

/** The alignment that an element sets; undefined if it sets none. Left is the default. */
export function alignmentOf(
  element: Element,
  style: ReadonlyMap<string, string>,
): Alignment | undefined {
  const value = style.get("text-align") ?? element.getAttribute("align")?.toLowerCase();
  if (value === undefined) return element.localName === "center" ? "center" : undefined;
  if (value === "left" || value === "start") return "";
  if (value === "center" || value === "-webkit-center") return "center";
  return value === "right" || value === "end" || value === "justify" ? value : undefined;
}

/** The indent steps of a text element: from Stemma's own class, or from a margin as word processors write it. */
export function indentOf(element: Element, style: ReadonlyMap<string, string>): number {
  const own = /(?:^|\s)indent-(\d+)(?:\s|$)/.exec(element.getAttribute("class") ?? "")?.[1];
  if (own !== undefined) return Number(own);
  if (kindOfElement(element) === null) return 0;
  const margin = style.get("margin-inline-start") ?? style.get("margin-left") ?? "";
  const [, length = "0", unit = ""] = /^(\d*\.?\d+)(pt|px|in|cm)/.exec(margin) ?? [];
  return Math.round(Number(length) / (stepIn.get(unit) ?? Infinity));
}

/** Half an inch, a word processor's indent step, by CSS unit. */
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
    "math meta meter noembed noframes noscript object optgroup option param progress rp rt script select " +
    "source style svg template textarea title track video o:p"
  ).split(" "),
);
