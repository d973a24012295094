const newline = 0x0a;
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** How rows are rewritten on their way into a table. */
interface Rewriting {
  /** The place of the column with the organization, from 0; -1 if the table has none. */
  readonly organizationAt: number;
  readonly organizationId: string;
  /** The new ids of people, by their old ones, wherever these stand: in columns, and in texts that mention them. */
  readonly people: ReadonlyMap<string, string>;
}

/**
 * Rewrites rows in PostgreSQL's text format. Holds one row in memory, or one piece.
 *
 * @param onStranger makes the failure for a row of another organization
 */
export async function* rewriteRows(
  bytes: AsyncIterable<Uint8Array>,
  { organizationAt, organizationId, people }: Rewriting,
  onStranger: () => Error,
): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(newline) + 1;
    if (end === 0) {
      pieces.push(chunk);
      continue;
    }
    const rows = Buffer.concat([...pieces, chunk.subarray(0, end)]).toString("utf8");
    pieces = end < chunk.length ? [chunk.subarray(end)] : [];
    if (organizationAt >= 0) {
      for (const row of rows.slice(0, -1).split("\n")) {
        if (row.split("\t", organizationAt + 1)[organizationAt] !== organizationId) {
          throw onStranger();
        }
      }
    }
    yield Buffer.from(people.size === 0 ? rows : rows.replace(uuids, (id) => people.get(id) ?? id));
  }
  if (pieces.length > 0) yield Buffer.concat(pieces);
}
