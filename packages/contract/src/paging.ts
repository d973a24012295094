import { answeredMax } from "@stemma/domain/paging/answered-max";
import { z } from "zod";

/** What a list takes: where to go on (a cursor that the last answer gave) and how many rows at most. */
export const pageInput = {
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(answeredMax).default(50),
};

/** One stretch of a list. `nextCursor` is `null` at its end. `over` is for what stands in the first one beside its limit. */
export function pageOf<Item extends z.ZodType>(item: Item, over = 0) {
  return z.object({
    items: z.array(item).max(answeredMax + over),
    nextCursor: z.string().nullable(),
  });
}

/** The first rows of a list that is short for everybody it is made for; what is over is left out. */
export function firstOf<Item extends z.ZodType>(item: Item, max = answeredMax) {
  return z.object({ items: z.array(item).max(max) });
}
