import { isSafeUrl } from "@stemma/document/safe-url";
import { styleDeclarations } from "./style-declarations.ts";

/** A thing on the clipboard that a page cannot hold yet. */
export type Thing =
  | "image"
  | "drawing"
  | "table"
  | "comment"
  | "formula"
  | "embed"
  | "video"
  | "recording"
  | "field"
  | "footnote"
  | "file"
  | "snippet";

/**
 * The things that HTML holds and a page does not, by the tag of their elements. A kind of row that the page learns is one
 * line less. The words of a table and a footnote stay text; of an image, its alternative text does.
 */
const thingOfTag: ReadonlyMap<string, Thing> = new Map([
  ["img", "image"],
  ["v:imagedata", "image"],
  ["svg", "drawing"],
  ["canvas", "drawing"],
  ["map", "drawing"],
  ["math", "formula"],
  ["iframe", "embed"],
  ["embed", "embed"],
  ["object", "embed"],
  ["applet", "embed"],
  ["frame", "embed"],
  ["video", "video"],
  ["audio", "recording"],
  ["input", "field"],
  ["select", "field"],
  ["textarea", "field"],
] as const);

/** The same for what Word marks by a style. */
const thingOfWordElement: ReadonlyMap<string, Thing> = new Map([
  ["comment", "comment"],
  ["footnote", "footnote"],
  ["endnote", "footnote"],
] as const);

/** Those of which the words stay in the page. */
export const keptAsText: ReadonlySet<Thing> = new Set(["table", "footnote"] as const);

/** Counts what a paste cannot keep. */
export class LeftOut {
  readonly counts = new Map<Thing, number>();

  add(thing: Thing): void {
    this.counts.set(thing, (this.counts.get(thing) ?? 0) + 1);
  }

  /** Counts an element if it is such a thing. What only decorates a web page, such as an icon, is none. */
  note(element: Element, style: ReadonlyMap<string, string>): void {
    const thing =
      thingOfWordElement.get(style.get("mso-element") ?? "") ??
      thingOfTag.get(element.localName.toLowerCase()) ??
      thingOfOutline(element);
    if (thing === undefined || !isMeant(element, thing, style)) return;
    this.add(thing === "image" && isDrawing(element) ? "drawing" : thing);
  }
}

/** Whether an element is a comment, or leads to one: as Word copies both. The text of the comment is no text of the page. */
export function isOfComment(element: Element, style: ReadonlyMap<string, string>): boolean {
  if (element.localName === "a") return element.classList.contains("msocomanchor");
  if (style.get("mso-special-character") === "comment") return true;
  const wordElement = style.get("mso-element");
  return wordElement === "comment" || wordElement === "comment-list";
}

/** The text that stands for an image in the page: an emoji, or the alternative text. */
export function textOfImage(image: Element): string {
  return image.getAttribute("alt")?.trim() ?? "";
}

/** Whether an element is a caption that says what the image above it says: Outline writes one text in both places. */
export function repeatsImage(element: Element): boolean {
  if (!element.matches("figcaption, .caption")) return false;
  const image = element.parentElement?.querySelector("img");
  return image != null && textOfImage(image) === element.textContent.trim();
}

/** A file of Outline, whose address only Outline knows, and a text that somebody commented on: the comment is not copied. */
function thingOfOutline(element: Element): Thing | undefined {
  const { classList } = element;
  if (element.localName === "a" && classList.contains("attachment")) {
    return isSafeUrl(element.getAttribute("href")?.trim() ?? "") ? undefined : "file";
  }
  return classList.contains("comment-marker") ? "comment" : undefined;
}

/** The size in CSS pixels up to which an image is an icon, or a counter of readers. */
const iconMax = 32;

const isEmoji = new RegExp("^\\p{RGI_Emoji}$", "v");

/** Whether an image is more than a decoration, such as an icon or an emoji. */
export function isMeantImage(image: Element, style: ReadonlyMap<string, string>): boolean {
  return isMeant(image, "image", style);
}

function isMeant(element: Element, thing: Thing, style: ReadonlyMap<string, string>): boolean {
  if (thing === "field") return isField(element);
  if (thing === "formula") return element.closest(".katex") === null;
  if (thing !== "image" && thing !== "drawing") return true;
  const isHidden = element.getAttribute("aria-hidden") === "true";
  return !isHidden && !isIcon(element, style) && !isEmoji.test(textOfImage(element));
}

function isIcon(element: Element, style: ReadonlyMap<string, string>): boolean {
  return (["width", "height"] as const).every((name) => {
    const written = style.get(name) ?? element.getAttribute(name) ?? "";
    const [, pixels] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(written) ?? [];
    return pixels !== undefined && Number(pixels) <= iconMax;
  });
}

/** The box of a check list is kept, and a hidden field shows nothing. */
function isField(field: Element): boolean {
  const type = field.getAttribute("type")?.toLowerCase();
  if (type === "hidden" || styleDeclarations(field).get("display") === "none") return false;
  return type !== "checkbox" || field.closest("li, [data-node-type=actionList]") === null;
}

/** Word and Google Docs copy a drawing as an image, and name it. */
function isDrawing(image: Element): boolean {
  const shape = image.getAttribute("v:shapes") ?? "";
  const isShape =
    /^(?:AutoShape|Rectangle|Oval|Freeform|Text_x0020_Box|Group|Canvas|Diagram|Chart|Straight|Arrow|Line)_/i;
  return isShape.test(shape) || (image.getAttribute("src") ?? "").includes("/drawings/");
}
