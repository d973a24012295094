import type { FrameLook } from "@stemma/document/containers/container";
import type { BlockKind } from "@stemma/document/make-block";
import type { TemplateVariable } from "@stemma/document/templates/template-values";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { messages } from "../messages.ts";
import type { TypedQuery } from "../caret-menu/observe-typed.ts";

/**
 * What an entry of the slash menu inserts: a block of a kind, a callout, a toggle, a table, a file, a snippet, a link to a page, a mention, a formula in
 * the line, or a variable of a template.
 */
export type SlashKind =
  | BlockKind
  | FrameLook
  | "table"
  | "page"
  | "person"
  | "inlineMath"
  | SlashVariable;

/** A variable of a template, as it is written. */
export type SlashVariable = `{{${TemplateVariable}}}`;

/** An entry of the slash menu. */
export type SlashOption = { readonly kind: SlashKind; readonly name: string };

/** The kinds in the menu's order: first those of the specification, section 2, 'Insert object'. */
const kinds = [
  "h1",
  "h2",
  "h3",
  "paragraph",
  "bullet",
  "number",
  "check",
  "quote",
  "codeBlock",
  "math",
  "inlineMath",
  "diagram",
  "divider",
  "note",
  "tip",
  "important",
  "warning",
  "toggle",
  "table",
  "image",
  "file",
  "snippet",
  "page",
  "person",
  "{{title}}",
  "{{date}}",
  "{{author}}",
  "{{cursor}}",
] as const;

const options: readonly SlashOption[] = kinds.map((kind) => ({
  kind,
  name: messages.slashMenu.options[kind],
}));

/** Whether an entry is a variable, which is filled in on the pages that are made from a template. */
export function isSlashVariable(kind: SlashKind): kind is SlashVariable {
  return kind.startsWith("{");
}

/** Whether a text of this kind offers an entry: snippets do not nest, and variables are for templates. */
function isOffered(entry: SlashKind, pageKind: PageKind): boolean {
  if (isSlashVariable(entry)) return pageKind === "template";
  return entry !== "snippet" || pageKind !== "snippet";
}

/**
 * The options of a text of this kind that match the query, in the menu's order: the short form (`h2`), a synonym, or the name from one of its
 * words on, starts with the query.
 */
export function slashOptions(query: string, pageKind: PageKind = "page"): readonly SlashOption[] {
  const typed = query.trim().toLowerCase();
  return options.filter(
    (option) =>
      isOffered(option.kind, pageKind) && wordsOf(option).some((words) => words.startsWith(typed)),
  );
}

/**
 * The option that Enter inserts before the writer navigates the menu; `null` if Enter starts a new line. A slash
 * after other text and without a query can be part of a path like `cd /`.
 */
export function firstChosen({ query, isAtStart }: TypedQuery): number | null {
  return isAtStart || query !== "" ? 0 : null;
}

/**
 * The strings that a query can be a prefix of, in lower case: the short form, the synonyms, and every suffix of the
 * name that starts at a word.
 */
function wordsOf({ kind, name }: SlashOption): readonly string[] {
  const words = name.toLowerCase().split(" ");
  const { [kind]: synonyms } = messages.slashMenu.synonyms;
  return [kind, ...synonyms, ...words.map((_, index) => words.slice(index).join(" "))];
}
