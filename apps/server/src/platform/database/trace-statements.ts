import type { Tracing } from "../tracing/tracing.ts";
import type { Pool } from "./connect.ts";

/** The longest text of a statement in a span, in UTF-16 units. */
const textMax = 2_000;

/** What of a query of postgres.js is used: it is sent when its handler is called, and ended by one of the others. */
interface Query {
  handler: (query: Query) => unknown;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
  /** The text that was sent, with placeholders instead of values. */
  readonly string?: string;
  /** Is there if the rows are read piece by piece. */
  readonly cursorFn?: unknown;
}

/**
 * A pool whose statements are spans below that of who asks, with their text and without any value. Statements of nobody, such as a
 * periodic look, have none. A statement that is shared is below one of the callers that are under way.
 */
export function traceStatements(
  pool: Pool,
  tracing: Tracing,
  database: "primary" | "replica",
): Pool {
  const watch = (made: unknown): unknown => {
    if (!isQuery(made)) return made;
    const send = made.handler;
    made.handler = (query) => {
      if (!tracing.isWithin() || query.cursorFn !== undefined) return send(query);
      const span = tracing.start("statement", {
        kind: "client",
        attributes: { "db.system.name": "postgresql", "stemma.database": database },
      });
      const { resolve, reject } = query;
      query.resolve = (rows) => {
        span.end(describe(query));
        resolve(rows);
      };
      query.reject = (error) => {
        span.end(describe(query), error);
        reject(error);
      };
      return send(query);
    };
    return made;
  };

  const wrap = <Sql extends object>(sql: Sql): Sql =>
    new Proxy(sql, {
      apply: (target, self, args) => watch(Reflect.apply(target as () => unknown, self, args)),
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (typeof found !== "function") return found;
        if (name === "unsafe") return (...args: unknown[]) => watch(found.apply(target, args));
        if (name !== "begin" && name !== "savepoint") return found;
        return (...args: unknown[]) =>
          found.apply(
            target,
            args.map((each) =>
              typeof each === "function" ? (inner: object) => each(wrap(inner)) : each,
            ),
          );
      },
    });
  return wrap(pool);
}

function isQuery(made: unknown): made is Query {
  return made instanceof Promise && "handler" in made && "strings" in made;
}

/** The shape of a statement. */
function describe({ string = "" }: Query) {
  const text = string.replace(/\s+/g, " ").trim();
  const [operation = ""] = /^\w+/.exec(text) ?? [];
  return { "db.operation.name": operation.toUpperCase(), "db.query.text": text.slice(0, textMax) };
}
