import type { BlockKind } from "@stemma/document/make-block";
import type { SlashQuery } from "./slash-query.ts";

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
 * The options that match the text after the slash, in the menu's order: one of their words begins with it. The short form
 * (`h2`) counts as a word.
 */
export function slashOptions(query: string): readonly SlashOption[] {
  const typed = query.trim().toLowerCase();
  return options.filter((option) => wordsOf(option).some((words) => words.startsWith(typed)));
}

/**
 * The option that Enter takes before the writer moves through the menu; `null` where Enter starts a new line. A slash after
 * other text, with nothing typed after it, can be a path like `cd /`.
 */
export function firstChosen({ query, isAtStart }: SlashQuery): number | null {
  return isAtStart || query !== "" ? 0 : null;
}

/** The texts that a query may begin, in lower case: the short form, and the name from each of its words on. */
function wordsOf({ kind, name }: SlashOption): readonly string[] {
  const words = name.toLowerCase().split(" ");
  return [kind, ...words.map((_, index) => words.slice(index).join(" "))];
}
