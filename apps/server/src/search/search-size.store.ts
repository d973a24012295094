import type { OrganizationId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** An organization of at most this many pages is small. */
const smallOrganizationPages = 2000;
/** An index of at most this many pages, in all organizations, is small. */
const smallIndexPages = 5000;
/** How long the answer is kept, in milliseconds: it chooses a way to search, never a result. */
const keptMs = 60_000;
/** For how many organizations it is kept. */
const keptMax = 1000;

/** Whether there is so little to search that no look at a part of it can save anything. */
export interface SearchSize {
  /** The index, which knows no organizations, answers at once: no word can be common enough to make that expensive. */
  readonly isIndexSmall: boolean;
  /** The titles of the organization are few enough to read all of them. */
  readonly isOrganizationSmall: boolean;
}

/** Tells small organizations from others. One instance remembers its answers for a minute. */
export function createSearchSizeStore(sql: Sql) {
  const kept = new Map<OrganizationId, { readonly size: SearchSize; readonly until: number }>();

  return {
    /** The size of the caller's organization, at most a minute old. */
    async sizeOf({ organizationId }: OrganizationScope): Promise<SearchSize> {
      const own = withinOrganization(sql, organizationId);
      const known = kept.get(organizationId);
      if (known !== undefined && known.until > performance.now()) return known.size;
      const [row] = await own<SearchSize[]>`
        select
          not exists (select 1 from page_search s
            where s.organization_id = ${organizationId} offset ${smallOrganizationPages}) as "isOrganizationSmall",
          not exists (select 1 from page_search offset ${smallIndexPages}) as "isIndexSmall"`;
      const size = row ?? { isIndexSmall: false, isOrganizationSmall: false };
      kept.delete(organizationId);
      if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? organizationId);
      kept.set(organizationId, { size, until: performance.now() + keptMs });
      return size;
    },
  };
}

export type SearchSizeStore = ReturnType<typeof createSearchSizeStore>;
