import { useQueries, useQuery } from "@tanstack/react-query";
import type { Version } from "@stemma/contract/version-shapes";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { chainToBase } from "./chain-to-base.ts";
import { pageHistoryQuery } from "./page-history-query.ts";
import { versionQuery } from "./version-query.ts";

interface Chain {
  readonly pageId: PageId;
  /** Where the chain begins; `null` reads nothing. */
  readonly newest: VersionId | null;
  /** Where it ends; `null` is before the page's first version. */
  readonly base: VersionId | null;
  /** How many versions are read at most. */
  readonly max: number;
}

/**
 * The versions from the newest one back to a base, both included, with their bodies, latest first. `null` until they are
 * read, where one does not lead to the other, and where they are more than `max`.
 */
export function useVersionChain({ pageId, newest, base, max }: Chain): readonly Version[] | null {
  const { data: history } = useQuery(pageHistoryQuery(pageId));
  const found = history && newest !== null ? chainToBase(history.items, newest, base) : null;
  const chain = found && found.length <= max ? found : [];
  return useQueries({
    queries: chain.map(({ id }) => versionQuery(id)),
    combine: (read) => {
      const versions = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
      return versions.length > 0 && versions.length === read.length ? versions : null;
    },
  });
}
