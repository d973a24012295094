/** A position in a list that is ordered by an instant, newest first, and then by id. */
export interface InstantCursor<Id extends string> {
  readonly updatedAt: Date;
  readonly id: Id;
}

/** The cursor as clients get it: opaque and safe in a URL. */
function writeCursor(cursor: InstantCursor<string>): string {
  return Buffer.from(`${cursor.updatedAt.toISOString()} ${cursor.id}`).toString("base64url");
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Instants within PostgreSQL's range of years; a date beyond it would fail the query. */
const knownInstant = /^[1-9]\d{3}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Reads the text of {@link writeCursor}; `null` for a missing or invalid cursor: the list then starts at the beginning.
 */
export function readCursor<Id extends string>(text: string | undefined): InstantCursor<Id> | null {
  if (text === undefined) return null;
  const [instant = "", id = ""] = Buffer.from(text, "base64url").toString().split(" ");
  const updatedAt = new Date(instant);
  if (!knownInstant.test(instant) || Number.isNaN(updatedAt.getTime())) return null;
  return uuid.test(id) ? { updatedAt, id: id as Id } : null;
}

/**
 * How many rows a list has; `rows` are the first `limit + 1` of them behind a cursor. Most lists are short, so that their first part is all of
 * them: only others are counted, by `count`.
 */
export async function countAll(
  rows: readonly object[],
  limit: number,
  after: InstantCursor<string> | null,
  count: () => Promise<number>,
): Promise<number> {
  return after === null && rows.length <= limit ? rows.length : count();
}

/** Splits the rows of a query with `limit + 1` rows into one page and the cursor of the next page. */
export function paginate<Row extends InstantCursor<string>>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}
