/** A position in a list that is ordered by name and then by id. */
export interface NameCursor {
  readonly name: string;
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the cursor of {@link paginateByName}; a missing or invalid cursor means the beginning of the list. */
export function readNameCursor(text: string | undefined): NameCursor {
  const decoded = Buffer.from(text ?? "", "base64url")
    .toString()
    .replaceAll("\u0000", "");
  const id = decoded.slice(0, 36);
  return uuid.test(id)
    ? { id, name: decoded.slice(36) }
    : { id: "00000000-0000-0000-0000-000000000000", name: "" };
}

/** Splits the rows of a query with `limit + 1` rows into one page and the cursor of the next page. */
export function paginateByName<Row extends NameCursor>(rows: readonly Row[], limit: number) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  const position = isMore ? `${last.id}${last.name}` : "";
  return { items, nextCursor: isMore ? Buffer.from(position).toString("base64url") : null };
}
