import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../../lib/api.ts";
import { useDelayed } from "../../../lib/time/use-delayed.ts";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 100;

/** The most snippets in the menu. */
const shownMax = 8;

/** A snippet to insert. */
export interface SnippetOption {
  readonly id: PageId;
  readonly title: string;
  readonly workspaceName: string;
}

/** The published snippets whose titles contain the query, last changed first. `null` as the query while the menu is closed. */
export function useSnippetOptions(query: string | null): {
  readonly options: readonly SnippetOption[];
  readonly isSearching: boolean;
} {
  const title = (query ?? "").trim();
  const searched = useDelayed(title, searchDelayMs);
  const { data, isPending, isPlaceholderData } = useQuery({
    ...orpc.snippets.list.queryOptions({
      input: { title: searched, isPublished: true, limit: shownMax },
    }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
  if (query === null) return { options: [], isSearching: false };
  const options = (data?.items ?? []).map(({ id, pageTitle, workspaceName }) => ({
    id,
    title: displayPageTitle(pageTitle),
    workspaceName,
  }));
  return { options, isSearching: searched !== title || isPending || isPlaceholderData };
}
