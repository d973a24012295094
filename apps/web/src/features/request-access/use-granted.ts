import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";
import type { OrganizationId } from "@stemma/domain/ids";
import { errorData } from "../../lib/failures/error-data.ts";
import type { RequestedItem } from "./read-requested-item.ts";

/** The polling interval while the tab is visible, in milliseconds. Live updates arrive sooner. */
const pollIntervalMs = 15_000;

/** The result of polling: the person has access, or is a member of the item's organization, or neither (`null`). */
export type Granted =
  | { readonly kind: "access" }
  | {
      readonly kind: "organization";
      readonly organizationId: OrganizationId;
      readonly organizationName: string;
    }
  | null;

/** Polls whether the person has access by now. */
export function useGranted(item: RequestedItem | null): Granted {
  const often = { staleTime: 0, refetchInterval: pollIntervalMs, retry: false } as const;
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
  const [mountedAt] = useState(() => Date.now());
  const { isSuccess, dataUpdatedAt, error } = item?.type === "workspace" ? workspace : page;
  // Ignore data cached before the access was lost. `isFetchedAfterMount` counts answers, and begins anew when the cache drops them.
  if (isSuccess && dataUpdatedAt >= mountedAt) return { kind: "access" };
  const elsewhere = errorData(error, "OTHER_ORGANIZATION");
  return elsewhere && { kind: "organization", ...elsewhere };
}
