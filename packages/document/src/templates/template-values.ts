/** The variables of templates: `{{title}}` in a template's text stands for the title of the page that is made from it. */
export const templateVariables = ["title", "date", "author", "cursor"] as const;

/** The name of a variable. */
export type TemplateVariable = (typeof templateVariables)[number];

/** What stands for the variables on a page that is made from a template. `{{cursor}}` is only a place. */
export type TemplateValues = Readonly<Record<Exclude<TemplateVariable, "cursor">, string>>;

/** A variable in a text: where it begins and ends, and which one it is. */
export interface FoundVariable {
  readonly start: number;
  readonly end: number;
  readonly name: TemplateVariable;
}

/** The variables in a text, in its order. Words in double braces that are no variable stay as they are. */
export function findVariables(text: string): FoundVariable[] {
  return Array.from(text.matchAll(variables), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: (match[1] ?? "").toLowerCase() as TemplateVariable,
  }));
}

const variables = new RegExp(
  String.raw`\{\{[ \t]*(${templateVariables.join("|")})[ \t]*\}\}`,
  "gi",
);

/** The words for a variable, in one line and without the sign that objects in a text begin with. */
export function valueOf(name: TemplateVariable, values: TemplateValues): string {
  return name === "cursor" ? "" : values[name].replaceAll(/[\0\s]+/g, " ").trim();
}
