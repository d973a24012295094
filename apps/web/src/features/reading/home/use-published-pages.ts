import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";

/** How many of the pages published last Home shows. */
const shownMax = 5;

/** The pages that were published last, of those that the person can see. */
export function usePublishedPages() {
  return useQuery(orpc.reading.published.queryOptions({ input: { limit: shownMax } }));
}
