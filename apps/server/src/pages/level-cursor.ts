import type { PageId } from "@stemma/domain/ids";
import type { LevelCursor } from "./page-level.store.ts";

const cursor = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})([0-9A-Za-z]+)$/;

/** Reads the cursor of {@link paginateLevel}; `null` for a missing or invalid one: the level then starts at the beginning. */
export function readLevelCursor(text: string | undefined): LevelCursor | null {
  const found = cursor.exec(Buffer.from(text ?? "", "base64url").toString());
  const [, id, orderKey] = found ?? [];
  return id === undefined || orderKey === undefined ? null : { id: id as PageId, orderKey };
}

/** Splits the rows of a query with `limit + 1` rows into one page and the cursor of the next page. */
export function paginateLevel<Row extends LevelCursor>(rows: readonly Row[], limit: number) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  const nextCursor = isMore
    ? Buffer.from(`${last.id}${last.orderKey}`).toString("base64url")
    : null;
  return { items, nextCursor };
}
