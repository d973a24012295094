import type { Fragment, Sql } from "./connect.ts";

/** Stands for the value of an argument while the text of a statement is made. */
export class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The parts of a template of postgres.js, which its types leave out. */
interface Template {
  readonly strings: readonly string[];
  readonly args: readonly unknown[];
}

/**
 * The text of a statement. `build` gets a placeholder for each argument; `writeArgument` says what stands in the text for the argument of
 * that name. Everything else in the template becomes a literal.
 */
export function makeText<Args>(
  sql: Sql,
  build: (sql: Sql, args: Args) => Fragment,
  writeArgument: (name: string) => string,
): string {
  return writeText(build(sql, placeholders()), writeArgument);
}

/** The text of a statement whose arguments are numbered parameters, and which argument each parameter is, by name. */
export interface NumberedText {
  readonly text: string;
  readonly names: readonly string[];
}

/**
 * The text of a template that holds placeholders, each a parameter: `$1` is the one that stands first. With `types`, each parameter is of the
 * type that they say.
 */
export function numberArguments(
  template: Fragment,
  types?: Readonly<Record<string, string>>,
): NumberedText {
  const names: string[] = [];
  const text = writeText(template, (name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}${types ? `::${types[name]}` : ""}`;
  });
  return { text, names };
}

/** An object whose fields are placeholders, each for the argument with its name. */
export function placeholders<Args>(): Args {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Args;
}

function writeText(template: Fragment, writeArgument: (name: string) => string): string {
  const write = (part: unknown): string => {
    if (part instanceof Placeholder) return writeArgument(part.name);
    if (isTemplate(part)) {
      const { strings, args } = part;
      return strings.map((string, at) => (at === 0 ? "" : write(args[at - 1])) + string).join("");
    }
    if (isIdentifier(part)) return part.value;
    if (typeof part === "number" || typeof part === "boolean") return String(part);
    if (typeof part === "string") return `'${part.replaceAll("'", "''")}'`;
    throw new Error("A defined statement holds only fragments, identifiers and plain values.");
  };
  return write(template);
}

function isTemplate(part: unknown): part is Template {
  return typeof part === "object" && part !== null && "strings" in part && "args" in part;
}

/** A name that `sql("name")` made; its value is quoted. */
function isIdentifier(part: unknown): part is { readonly value: string } {
  return typeof part === "object" && part !== null && "value" in part;
}
