import type { AuditCategory } from "@stemma/domain/audit/audit-acts";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Which entries are shown; what is missing does not matter. */
export interface AuditFilters {
  readonly userId?: UserId | undefined;
  readonly category?: AuditCategory | undefined;
  /** From this instant on, in ISO 8601. */
  readonly since?: string | undefined;
}

/** The entries of an organization's audit log, newest first, paginated. */
export function useAudit(organizationId: OrganizationId, filters: AuditFilters) {
  return useInfiniteQuery(
    orpc.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ organizationId, ...filters, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
}
