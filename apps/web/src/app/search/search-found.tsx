import type { SearchFilters } from "../../features/search/search-filters.ts";
import { SearchResults } from "../../features/search/search-results.tsx";
import { useSearch } from "../../features/search/use-search.ts";

interface SearchFoundProps {
  readonly query: string;
  readonly filters: SearchFilters;
  /** Whether the next query is being typed. */
  readonly isTyping: boolean;
}

/** Searches, and shows what was found. */
export function SearchFound({ query, filters, isTyping }: SearchFoundProps) {
  return <SearchResults search={useSearch(query, filters, isTyping)} filters={filters} />;
}
