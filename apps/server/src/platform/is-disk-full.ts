/** What the system says of a full disk, and what PostgreSQL does. */
const codes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error, or what caused it, is that a disk is full: this machine's, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.has(String(error.code))) || isDiskFull(error.cause);
}
