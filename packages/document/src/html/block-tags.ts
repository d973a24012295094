import type { BodyBlock } from "../body-blocks.ts";
import { escapeHtml } from "./escape-html.ts";

/** What a block adds to its tag beside what the page itself needs. */
export type BlockExtras = {
  readonly classes?: readonly string[];
  readonly attributes?: Readonly<Record<string, string>>;
};

/** The opening and the closing tag of a block. Where it names no direction the text decides, as in the editor. */
export function blockTags(
  block: Omit<BodyBlock, "runs">,
  extras: BlockExtras = {},
): [string, string] {
  const tag = block.kind === "paragraph" ? "p" : block.kind;
  const classes = [
    ...(block.alignment === "" ? [] : [`align-${block.alignment}`]),
    ...(block.indent === 0 ? [] : [`indent-${block.indent}`]),
    ...(extras.classes ?? []),
  ];
  const attributes: Record<string, string> = {
    ...(classes.length === 0 ? {} : { class: classes.join(" ") }),
    ...(block.id === null ? {} : { "data-block": block.id }),
    dir: block.direction ?? "auto",
    ...extras.attributes,
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return [`<${tag}${written.join("")}>`, `</${tag}>`];
}
