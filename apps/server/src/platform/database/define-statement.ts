import type { Fragment, Sql } from "./connect.ts";
import { numberArguments, placeholders } from "./make-text.ts";
import { unscoped } from "./within-organization.ts";
import type { NumberedText } from "./make-text.ts";

/** The value of a parameter of a statement. */
type Value = string | number | boolean | Date | null | readonly string[];

/** The arguments of a statement, by their names. */
export type Arguments = Readonly<Record<string, Value>>;

/** Runs a statement on the pool or in a transaction. */
export type Statement<Args, Row> = (sql: Sql, args: Args) => Promise<Row[]>;

/**
 * A statement whose text is made once, at its first run, instead of at every run: a template with many fragments costs
 * more time than the query. `build` gets a placeholder for each argument, so it can put them into the text, and into
 * fragments, but not look at them. Everything else in the template becomes a literal of the text.
 *
 * With few parameters and literal limits, PostgreSQL estimates the statement as well without the values as with them, and
 * keeps its plan: planning a large statement costs more than running it.
 */
export function defineStatement<Args extends Arguments, Row extends object>(
  build: (sql: Sql, args: Args) => Fragment,
): Statement<Args, Row> {
  let made: NumberedText | undefined;
  return async (sql, args) => {
    made ??= numberArguments(build(unscoped(sql), placeholders()));
    const values = made.names.map((name) => args[name] ?? null);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller says what the statement returns
    return (await sql.unsafe(made.text, values as never[], { prepare: true })) as unknown as Row[];
  };
}
