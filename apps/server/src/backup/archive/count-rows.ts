const newline = 0x0a;

/** The rows in a piece of PostgreSQL's text format: each ends with a newline, and those in values are escaped. */
export function countRows(chunk: Uint8Array): number {
  let rows = 0;
  for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows += 1;
  return rows;
}
