import { useQuery } from "@tanstack/react-query";
import { FilterRow } from "../../features/search/filter-row.tsx";
import type { SearchFilters } from "../../features/search/search-filters.ts";
import { orpc } from "../../lib/api.ts";
import { useOfferScreenCommands } from "../../flows/screen-commands/use-offer-screen-commands.ts";
import { Operators } from "./operators.tsx";
import { searchCommands } from "./search-commands.ts";
import { messages } from "./tools-messages.ts";

/** The most people among whom an author is chosen; `by:` names the others. */
const peopleMax = 500;

interface SearchToolsProps {
  readonly filters: SearchFilters;
  readonly onFilters: (filters: SearchFilters) => void;
  /** Whether nothing is searched yet: then the operators are explained. */
  readonly isIdle: boolean;
}

/** What narrows a search: the filters, also as commands of the palette, and the operators. */
export function SearchTools({ filters, onFilters, isIdle }: SearchToolsProps) {
  const workspaces = useQuery(orpc.workspaces.list.queryOptions());
  const people = useQuery(orpc.members.list.queryOptions({ input: { limit: peopleMax } }));
  useOfferScreenCommands(messages.title, searchCommands(filters, onFilters));
  return (
    <>
      <FilterRow
        filters={filters}
        onFilters={onFilters}
        workspaces={workspaces.data?.items ?? []}
        people={people.data?.items ?? []}
      />
      {isIdle && <Operators />}
    </>
  );
}
