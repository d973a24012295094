import { z } from "zod";

/** The most rows one answer holds. */
const pageSizeMax = 500;

/** What a list takes: where to go on (a cursor that the last answer gave) and how many rows at most. */
export const pageInput = {
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(pageSizeMax).default(50),
};

/** One stretch of a list. `nextCursor` is `null` at its end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}
