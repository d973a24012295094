import type { BodyBlock } from "../body-blocks.ts";
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
 * The opening and the closing tag of a block. Without a direction, the browser derives it from the text, as in the
 * editor.
 */
export function blockTags(
  block: Omit<BodyBlock, "runs">,
  extras: BlockExtras = {},
  headings: HeadingTags = "belowTitle",
): [string, string] {
  const { kind } = block;
  const isLowered = kind !== "paragraph" && headings === "belowTitle";
  const tag = kind === "paragraph" ? "p" : isLowered ? headingTagBelowTitle(kind) : kind;
  const classes = [
    ...(block.alignment === "" ? [] : [`align-${block.alignment}`]),
    ...(block.indent === 0 ? [] : [`indent-${block.indent}`]),
    ...(extras.classes ?? []),
  ];
  const attributes: Record<string, string> = {
    ...(classes.length === 0 ? {} : { class: classes.join(" ") }),
    ...(block.id === null ? {} : { "data-block": block.id }),
    // Keeps the level of a heading that is copied from the screen and pasted into the editor.
    ...(isLowered ? { "data-heading": kind } : {}),
    dir: block.direction ?? "auto",
    ...extras.attributes,
  };
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return [`<${tag}${attributeTexts.join("")}>`, `</${tag}>`];
}
