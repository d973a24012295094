import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { z } from "zod";

/** The input of a paginated list: the cursor from the last answer, and the most rows in this answer. */
export const pageInput = {
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(rowsPerAnswerMax).default(50),
};

/** The same, of a list that is short in practice: nearly everybody gets all of it at once. Tabs of versions in which it had no parts send no input. */
export const wholeInput = {
  ...pageInput,
  limit: pageInput.limit.unwrap().default(rowsPerAnswerMax),
};

/**
 * One page of a list. `nextCursor` is `null` at the end. `over` allows extra items that the first page adds to its
 * limit.
 */
export function pageOf<Item extends z.ZodType>(item: Item, over = 0) {
  return z.object({
    items: z.array(item).max(rowsPerAnswerMax + over),
    nextCursor: z.string().nullable(),
  });
}

/** The first items of a list that ends at `max` by what it is: a limit of `docs/limits.md`. */
export function firstOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.object({ items: z.array(item).max(max) });
}
