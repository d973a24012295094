import type { Fragment, Sql } from "./connect.ts";

/** The value of a parameter of a statement. */
type Value = string | number | boolean | Date | null | readonly string[];

/** Runs a statement on the pool or in a transaction. */
export type Statement<Args, Row> = (sql: Sql, args: Args) => Promise<Row[]>;

/** Stands for the value of a parameter while the text of a statement is made. */
class Parameter {
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
 * A statement whose text is made once, at its first run, instead of at every run: a template with many fragments costs
 * more time than the query. `build` gets a placeholder for each argument, so it can put them into the text, and into
 * fragments, but not look at them. Everything else in the template becomes a literal of the text.
 *
 * With few parameters and literal limits, PostgreSQL estimates the statement as well without the values as with them, and
 * keeps its plan: planning a large statement costs more than running it.
 */
export function defineStatement<Args extends Readonly<Record<string, Value>>, Row extends object>(
  build: (sql: Sql, args: Args) => Fragment,
): Statement<Args, Row> {
  let made: { readonly text: string; readonly names: readonly string[] } | undefined;
  return async (sql, args) => {
    made ??= makeText(build(sql, placeholders()));
    const values = made.names.map((name) => args[name] ?? null);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller says what the statement returns
    return (await sql.unsafe(made.text, values as never[], { prepare: true })) as unknown as Row[];
  };
}

/** An object whose fields are placeholders, each for the argument with its name. */
function placeholders<Args>(): Args {
  return new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as Args;
}

function makeText(template: Fragment) {
  const names: string[] = [];
  const write = (part: unknown): string => {
    if (part instanceof Parameter) {
      if (!names.includes(part.name)) names.push(part.name);
      return `$${names.indexOf(part.name) + 1}`;
    }
    if (isTemplate(part)) {
      const { strings, args } = part;
      return strings.map((string, at) => (at === 0 ? "" : write(args[at - 1])) + string).join("");
    }
    if (isIdentifier(part)) return part.value;
    if (typeof part === "number" || typeof part === "boolean") return String(part);
    if (typeof part === "string") return `'${part.replaceAll("'", "''")}'`;
    throw new Error("A defined statement holds only fragments, identifiers and plain values.");
  };
  return { text: write(template), names };
}

function isTemplate(part: unknown): part is Template {
  return typeof part === "object" && part !== null && "strings" in part && "args" in part;
}

/** A name that `sql("name")` made; its value is quoted. */
function isIdentifier(part: unknown): part is { readonly value: string } {
  return typeof part === "object" && part !== null && "value" in part;
}
