import { stdSerializers } from "pino";

/**
 * What the log may say about an error. Of a failed query that is its text and the database's complaint, never the values
 * that went with it or the row they make: those are drafts, names and secrets.
 */
export function describeError(error: Error): Record<string, unknown> {
  const query = queryOf(error);
  if (query === null) return { ...stdSerializers.err(error) };
  const { cause } = query;
  if (!(cause instanceof Error)) return { type: query.name, query: query.query };
  const { name: type, message, stack } = cause;
  const code = "code" in cause ? cause.code : undefined;
  return { type, message, code, query: query.query, stack };
}

type FailedQuery = Error & { readonly query: unknown; readonly params: unknown };

/** Drizzle's error about a query, which holds the values in its message, at any depth of causes. */
function queryOf(error: unknown): FailedQuery | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("query" in at && "params" in at) return at as FailedQuery;
  }
  return null;
}
