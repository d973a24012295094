import type { PageId } from "@stemma/domain/ids";
import { paginate, readCursor } from "../platform/cursor.ts";
import type { RankCursor } from "./search-condition.ts";

const ranked = /^(\d{1,2})\.([\w-]+)$/;

/** Reads the text of {@link paginateRanked}; `null` for a missing or invalid cursor: the list then starts at the beginning. */
export function readRankCursor(text: string | undefined): RankCursor | null {
  const [, rank, instant] = ranked.exec(text ?? "") ?? [];
  const cursor = readCursor<PageId>(instant);
  return cursor === null ? null : { rank: Number(rank), ...cursor };
}

/** Splits the rows of a search with `limit + 1` rows into one page and the cursor of the next page. */
export function paginateRanked<Row extends RankCursor>(rows: Row[], limit: number) {
  const { items, nextCursor } = paginate(rows, limit);
  const rank = items.at(-1)?.rank ?? 0;
  return { items, nextCursor: nextCursor === null ? null : `${rank}.${nextCursor}` };
}
