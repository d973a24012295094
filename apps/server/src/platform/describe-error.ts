import { stdSerializers } from "pino";

/**
 * What the log may say about an error. Of a failed query that is its text and the database's complaint, never the values
 * that went with it or the row they make: those are drafts, names and secrets.
 */
export function describeError(error: Error): Record<string, unknown> {
  const failed = failedQueryOf(error);
  if (failed === null) return { ...stdSerializers.err(error) };
  const { query } = failed;
  const complaint = "params" in failed ? failed.cause : failed;
  if (!(complaint instanceof Error)) return { type: failed.name, query };
  const { name: type, message, stack } = complaint;
  const code = "code" in complaint ? complaint.code : undefined;
  return { type, message, code, query, stack };
}

type FailedQuery = Error & { readonly query: unknown };

/**
 * The error about a query, at any depth of causes. The driver's own error has the database's complaint as its message, and
 * holds the values and the row in other fields. Drizzle's error wraps the driver's and holds the values in its message.
 */
function failedQueryOf(error: unknown): FailedQuery | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("query" in at && ("params" in at || "parameters" in at)) return at;
  }
  return null;
}
