/**
 * Whether a statement failed because the connection ended or could not be opened: the driver's own codes (`CONNECTION_CLOSED`), Node's
 * (`ECONNRESET`), PostgreSQL's of class 08, and those with which it ends connections when it stops (57P01).
 */
export function isConnectionLost(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(CONNECT|E[A-Z]+$|08|57P)/.test(code);
}
