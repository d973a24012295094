import type { QueryClient } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { readListsAgain } from "./read-lists-again.ts";

/** Has the page read again, and every list that may name it. Resolves when the page is there. */
export async function readPageAgain(queryClient: QueryClient, pageId: PageId): Promise<void> {
  readListsAgain(queryClient);
  await queryClient.invalidateQueries({
    queryKey: orpc.pages.get.queryKey({ input: { pageId } }),
  });
}
