import { skipToken, useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import type { OrganizationId } from "@stemma/domain/ids";
import { errorData } from "../../lib/error-data.ts";
import type { AskedFor } from "./read-asked-for.ts";

/** How often it is asked again, while the tab is in sight, in milliseconds. Live news of it come sooner. */
const askAgainMs = 15_000;

/** What became of a thing that the person could not see: they see it now, or are in its organization, or neither. */
export type Granted =
  | { readonly kind: "access" }
  | {
      readonly kind: "organization";
      readonly organizationId: OrganizationId;
      readonly organizationName: string;
    }
  | null;

/** Whether the person was let in by now. */
export function useGranted(item: AskedFor | null): Granted {
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
  if (isSuccess && isFetchedAfterMount) return { kind: "access" };
  const elsewhere = errorData(error, "OTHER_ORGANIZATION");
  return elsewhere && { kind: "organization", ...elsewhere };
}
