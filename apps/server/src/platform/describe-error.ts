import { stdSerializers } from "pino";

/**
 * The loggable parts of an error. Of a failed query, these are its text and the database's message, never its
 * parameters or rows, because they hold drafts, names and secrets.
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
 * The error of a query, at any depth of causes. The driver's error has the database's message as its message, and holds
 * the parameters and the row in other fields. Drizzle's error wraps the driver's error and has the parameters in its
 * message.
 */
function failedQueryOf(error: unknown): FailedQuery | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("query" in at && ("params" in at || "parameters" in at)) return at;
  }
  return null;
}
