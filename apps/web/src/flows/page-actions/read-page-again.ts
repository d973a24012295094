import type { QueryClient } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { readListsAgain } from "./read-lists-again.ts";

/** Reads the page again, and invalidates every list that may contain it. Resolves when the page has been read. */
export async function readPageAgain(queryClient: QueryClient, pageId: PageId): Promise<void> {
  readListsAgain(queryClient);
  await queryClient.invalidateQueries({
    queryKey: orpc.pages.get.queryKey({ input: { pageId } }),
  });
}
