import { useQuery } from "@tanstack/react-query";
import type { PageId, UserId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import { orpc } from "../../../lib/api.ts";
import { useDelayed } from "../../../lib/time/use-delayed.ts";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 100;

/** The most people in the menu. */
const shownMax = 8;

/** The people who are read when the menu opens: of a page with more readers, the others are searched for. */
const readAtOnce = 50;

/** Somebody to mention. */
export interface MentionOption {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
}

/**
 * The people who may see the page, or will when it is published, whose names or addresses contain the query. `null` as the
 * query while the menu is closed.
 */
export function useMentionOptions(
  query: string | null,
  pageId: PageId,
): {
  readonly options: readonly MentionOption[];
  readonly isSearching: boolean;
  /** Whether the people who match are not known, because they could not be read. */
  readonly hasFailed: boolean;
} {
  const name = (query ?? "").trim();
  const searched = useDelayed(name, searchDelayMs);
  const of = { pageId, whenPublished: true };
  const all = useQuery({
    ...orpc.permissions.pageReaders.queryOptions({ input: { ...of, limit: readAtOnce } }),
    enabled: query !== null,
  });
  const isMore = all.data !== undefined && all.data.nextCursor !== null;
  const search = useQuery({
    ...orpc.permissions.pageReaders.queryOptions({
      input: { ...of, name: searched, limit: shownMax },
    }),
    enabled: query !== null && isMore && searched !== "",
  });
  if (query === null) return { options: [], isSearching: false, hasFailed: false };
  const folded = foldText(name);
  const found = [...(all.data?.items ?? []), ...(search.data?.items ?? [])].filter((person) =>
    [person.name, person.email].some((words) => foldText(words).includes(folded)),
  );
  const people = new Map(found.map((person) => [person.id, person]));
  const placeOf = (person: MentionOption) =>
    ` ${foldText(person.name)}`.includes(` ${folded}`) ? 0 : 1;
  const isWaiting = isMore && name !== "" && (searched !== name || search.isLoading);
  const isSearching = all.isLoading || isWaiting;
  const isUnknown = all.data === undefined || (isMore && name !== "" && search.data === undefined);
  return {
    // First those of whose names a word begins with the query.
    options: [...people.values()].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, shownMax),
    isSearching,
    hasFailed: isUnknown && !isSearching,
  };
}
