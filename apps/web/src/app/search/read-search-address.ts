import type { SearchFilters } from "../../features/search/search-filters.ts";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";

/** A search in the address: its query and its filters. */
export interface SearchAddress extends SearchFilters {
  readonly q?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What each filter may be in the address. */
const filters: Record<keyof SearchFilters, (value: unknown) => boolean> = {
  in: isId,
  by: isId,
  updated: isOneOf("day", "week", "month", "year"),
  type: isOneOf("page", "draft", "workspace"),
  mine: (value) => value === true,
  deleted: (value) => value === true,
};

/** Reads the parameters of the Search screen's address; whatever is none of them is left out. */
export function readSearchAddress(found: Record<string, unknown>): SearchAddress {
  const { q } = found;
  const query = typeof q === "string" || typeof q === "number" ? String(q).trim() : "";
  const known = Object.entries(filters)
    .filter(([name, isValid]) => isValid(found[name]))
    .map(([name]) => [name, found[name]]);
  return {
    ...(query !== "" && { q: query.slice(0, queryMaxCharacters) }),
    ...(Object.fromEntries(known) as SearchFilters),
  };
}

function isId(value: unknown): boolean {
  return typeof value === "string" && uuid.test(value);
}

function isOneOf(...known: string[]) {
  return (value: unknown): boolean => typeof value === "string" && known.includes(value);
}
