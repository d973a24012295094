import { skipToken, useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/error-code.ts";
import type { AskedFor } from "./read-asked-for.ts";

/** How often it is asked again, while the tab is in sight, in milliseconds. Live news of it come sooner. */
const askAgainMs = 15_000;

/** Whether the person can see the thing by now: here, or after a switch to another of their organizations. */
export function useIsGranted(item: AskedFor | null): boolean {
  const often = { staleTime: 0, refetchInterval: askAgainMs, retry: false } as const;
  const page = useQuery(
    orpc.pages.get.queryOptions({
      input: item?.type === "page" ? { pageId: item.id } : skipToken,
      ...often,
    }),
  );
  const workspace = useQuery(
    orpc.workspaces.get.queryOptions({
      input: item?.type === "workspace" ? { workspaceId: item.id } : skipToken,
      ...often,
    }),
  );
  const { isSuccess, isFetchedAfterMount, error } = item?.type === "workspace" ? workspace : page;
  // What was known before it was lost does not count.
  return (isSuccess && isFetchedAfterMount) || hasErrorCode(error, "OTHER_ORGANIZATION");
}
