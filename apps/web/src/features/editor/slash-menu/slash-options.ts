import type { BlockKind } from "@stemma/document/make-block";

/** A block that the slash menu inserts. */
export type SlashOption = { readonly kind: BlockKind; readonly name: string };

/** Specification, section 2: 'Insert object'. */
const options: readonly SlashOption[] = [
  { kind: "h1", name: "Heading 1" },
  { kind: "h2", name: "Heading 2" },
  { kind: "h3", name: "Heading 3" },
  { kind: "paragraph", name: "Paragraph" },
];

/**
 * The options that what was typed after the slash leaves, in the menu's order: by a part of the name or by its short form
 * (`h2`). After a space only the name's beginning counts, so that `1 / 2` does not ask for a heading.
 */
export function slashOptions(query: string): readonly SlashOption[] {
  const typed = query.trim().toLowerCase();
  if (query.startsWith(" "))
    return options.filter(({ name }) => name.toLowerCase().startsWith(typed));
  return options.filter(
    ({ kind, name }) => name.toLowerCase().includes(typed) || kind.startsWith(typed),
  );
}
