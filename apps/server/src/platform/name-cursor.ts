/** A place in a list that is ordered by name and then by id. */
export interface NameCursor {
  readonly name: string;
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What {@link cutByName} wrote; the beginning for none, and for a text that is no cursor. */
export function readNameCursor(text: string | undefined): NameCursor {
  const written = Buffer.from(text ?? "", "base64url")
    .toString()
    .replaceAll("\u0000", "");
  const id = written.slice(0, 36);
  return uuid.test(id)
    ? { id, name: written.slice(36) }
    : { id: "00000000-0000-0000-0000-000000000000", name: "" };
}

/** Cuts a list that was read one row past its limit: the rows to show, and where to go on. */
export function cutByName<Row extends NameCursor>(rows: readonly Row[], limit: number) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  const written = isMore ? `${last.id}${last.name}` : "";
  return { items, nextCursor: isMore ? Buffer.from(written).toString("base64url") : null };
}
