import type { Fragment, Sql } from "./connect.ts";
import type { Statement } from "./define-statement.ts";
import { numberArguments, Placeholder } from "./make-text.ts";
import { unscoped } from "./within-organization.ts";
import type { NumberedText } from "./make-text.ts";

/**
 * How many texts of one statement are kept. Searches have a few dozen shapes; only what people type by the score, such as excluded words,
 * makes more, and then the oldest text is made again when it is needed.
 */
const textsMax = 200;

/**
 * Like `defineStatement`, for a statement whose parts depend on what it is asked: its text is made once for each _shape_ of the
 * arguments, and kept. The arguments are an object of objects and arrays. Their shape is all of it but the values: which
 * of the fields are there, how long each array is, and which of two a boolean is. `build` may look at these. Texts, numbers and
 * instants are values: it gets a placeholder for each, which it puts into the text and does not look at.
 */
export function defineShapedStatement<Args extends object, Row extends object>(
  build: (sql: Sql, args: Args) => Fragment,
): Statement<Args, Row> {
  const made = new Map<string, NumberedText>();
  return async (sql, args) => {
    const values: unknown[] = [];
    const shape = readShape(args, values);
    let text = made.get(shape);
    if (text === undefined) {
      const places = { count: 0 };
      text = numberArguments(build(unscoped(sql), withPlaceholders(args, places) as Args));
      const [oldest] = made.keys();
      if (made.size >= textsMax && oldest !== undefined) made.delete(oldest);
      made.set(shape, text);
    }
    const sent = text.names.map((place) => values[Number(place)]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller says what the statement returns
    return (await sql.unsafe(text.text, sent as never[], { prepare: true })) as unknown as Row[];
  };
}

/** The shape of a part of the arguments; adds its values, in the order of their places. */
function readShape(part: unknown, values: unknown[]): string {
  if (part === undefined || part === null) return "-";
  if (typeof part === "boolean") return part ? "t" : "f";
  if (typeof part !== "object" || part instanceof Date) {
    values.push(part);
    return "$";
  }
  if (Array.isArray(part)) {
    let items = "[";
    for (const item of part) items += readShape(item, values);
    return `${items}]`;
  }
  let fields = "{";
  for (const [name, field] of Object.entries(part)) {
    if (field !== undefined) fields += `${name}:${readShape(field, values)}`;
  }
  return `${fields}}`;
}

/** The same part with a placeholder, named by its place, for each value. */
function withPlaceholders(part: unknown, places: { count: number }): unknown {
  if (part === undefined || part === null || typeof part === "boolean") return part;
  if (typeof part !== "object" || part instanceof Date) {
    places.count += 1;
    return new Placeholder(String(places.count - 1));
  }
  if (Array.isArray(part)) return part.map((item) => withPlaceholders(item, places));
  return Object.fromEntries(
    Object.entries(part).map(([name, field]) => [name, withPlaceholders(field, places)]),
  );
}
