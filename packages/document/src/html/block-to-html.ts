import type { BodyBlock } from "../body-blocks.ts";
import { codeClasses } from "../code/code-look.ts";
import { fileClasses, fileToHtml } from "../files/file-to-html.ts";
import type { HeadingTag } from "../format.ts";
import { snippetElement, unshownSnippet } from "../snippets/unshown-snippet.ts";
import { isBare, isDrawn, isSource, type FileKind } from "../make-block.ts";
import { messages } from "../messages.ts";
import { escapeHtml } from "./escape-html.ts";
import { headingTagBelowTitle } from "./heading-tag-below-title.ts";

/** Classes and attributes that a caller adds to a block's tag. */
export type BlockExtras = {
  readonly classes?: readonly string[];
  readonly attributes?: Readonly<Record<string, string>>;
};

/**
 * The tags of headings: `belowTitle` for a page on screen, where the page's title is the `<h1>`; `stored` for text
 * outside a page, such as the clipboard.
 */
export type HeadingTags = "belowTitle" | "stored";

/**
 * The HTML of a block around its content. A divider has none, a snippet gets it later; that of a picture and a file is the caption, that of a formula and a diagram its source. Without a direction, the browser derives it from the text, as in the
 * editor.
 */
export function blockToHtml(
  block: Omit<BodyBlock, "runs">,
  content: string,
  extras: BlockExtras = {},
  headings: HeadingTags = "belowTitle",
): string {
  const { kind, indent, number } = block;
  const snippet = kind === "snippet" ? block.attributes.snippet : undefined;
  const isLowered = isHeading(kind) && headings === "belowTitle";
  const tag = tagOf(kind, isLowered);
  const classes = [
    ...(block.alignment === "" ? [] : [`align-${block.alignment}`]),
    ...(indent === 0 || tag === "li" ? [] : [`indent-${indent}`]),
    ...(kind === "codeBlock" ? codeClasses(block.attributes) : isDrawn(kind) ? [kind] : []),
    ...(isFile(kind) ? fileClasses(kind, block.attributes) : []),
    ...(kind === "snippet" ? ["snippet"] : []),
    ...(kind === "check" ? [block.attributes.checked === true ? "checked" : "unchecked"] : []),
    ...(extras.classes ?? []),
  ];
  const attributes: Record<string, string> = {
    ...(classes.length === 0 ? {} : { class: classes.join(" ") }),
    ...(block.id === null ? {} : { "data-block": block.id }),
    // Keeps the level of a heading that is copied from the screen and pasted into the editor.
    ...(isLowered ? { "data-heading": kind } : {}),
    ...(number === null ? {} : { value: String(number) }),
    ...(isSource(kind) ? codeAttributes(block) : {}),
    ...dirOf(block, tag),
    ...extras.attributes,
    ...(snippet && snippetElement(snippet)),
  };
  const attributeTexts = Object.entries(attributes).map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const open = `<${tag}${attributeTexts.join("")}>`;
  if (kind === "divider") return open;
  if (snippet) return `${open}${unshownSnippet(snippet.id)}</${tag}>`;
  if (isDrawn(kind)) return `${open}<pre>${content}</pre></${tag}>`;
  if (kind === "codeBlock" && block.attributes.wrap === false) {
    return `${open}${codeScroller}${content}</span></${tag}>`;
  }
  if (!isFile(kind)) return `${open}${checkOf(block)}${content}</${tag}>`;
  const shown = fileToHtml(kind, block.attributes);
  return `${open}${shown}<figcaption>${content}</figcaption></${tag}>`;
}

/** The rows of a list without a direction of their own follow the list, as in the editor. */
function dirOf({ direction, kind }: Omit<BodyBlock, "runs">, tag: string): Record<string, string> {
  if (isSource(kind)) return { dir: "ltr" };
  if (isBare(kind)) return {};
  return direction === null && tag === "li" ? {} : { dir: direction ?? "auto" };
}

function tagOf(kind: BodyBlock["kind"], isLowered: boolean): string {
  if (isHeading(kind)) return isLowered ? headingTagBelowTitle(kind) : kind;
  if (kind === "paragraph") return "p";
  if (kind === "codeBlock") return "pre";
  if (kind === "divider") return "hr";
  if (kind === "snippet") return "div";
  if (isDrawn(kind) || isFile(kind)) return "figure";
  return kind === "quote" ? "blockquote" : "li";
}

/** Code, formulas and diagrams are not translated. */
function codeAttributes({ attributes }: Omit<BodyBlock, "runs">): Record<string, string> {
  const { language } = attributes;
  return { translate: "no", ...(language === undefined ? {} : { "data-language": language }) };
}

/** Unwrapped code scrolls, also by the keyboard. */
const codeScroller = `<span class="code-scroll" role="region" tabindex="0" aria-label="${messages.code}">`;

function isFile(kind: BodyBlock["kind"]): kind is FileKind {
  return kind === "image" || kind === "file";
}

function isHeading(kind: BodyBlock["kind"]): kind is HeadingTag {
  return kind === "h1" || kind === "h2" || kind === "h3";
}

/** What a screen reader says before a row of a check list. The style sheet draws the box. */
function checkOf({ kind, attributes }: Omit<BodyBlock, "runs">): string {
  if (kind !== "check") return "";
  const label = attributes.checked === true ? messages.checked : messages.unchecked;
  return `<span role="img" aria-label="${label}"></span>`;
}
