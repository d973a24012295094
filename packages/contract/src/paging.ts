import { answeredMax } from "@stemma/domain/paging/answered-max";
import { z } from "zod";

/** What a list takes: where to go on (a cursor that the last answer gave) and how many rows at most. */
export const pageInput = {
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(answeredMax).default(50),
};

/** One page of a list. `nextCursor` is `null` at the end. `over` allows extra items that the first page adds to its limit. */
export function pageOf<Item extends z.ZodType>(item: Item, over = 0) {
  return z.object({
    items: z.array(item).max(answeredMax + over),
    nextCursor: z.string().nullable(),
  });
}

/** The first items of a list that is short in practice; items beyond `max` are left out. */
export function firstOf<Item extends z.ZodType>(item: Item, max = answeredMax) {
  return z.object({ items: z.array(item).max(max) });
}
