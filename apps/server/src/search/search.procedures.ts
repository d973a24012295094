import type { UseCase } from "../platform/use-case.ts";
import { forMember } from "../procedures/procedure-kinds.ts";
import type { searchBodies } from "./search-bodies.ts";
import type { searchTitles } from "./search-titles.ts";

/** The use cases behind `search`. */
export interface SearchUseCases {
  searchTitles: UseCase<typeof searchTitles>;
  searchBodies: UseCase<typeof searchBodies>;
}

/** Finding what the asker may see. */
export function createSearchProcedures(search: SearchUseCases) {
  return {
    titles: forMember.search.titles.handler(({ context, input }) =>
      search.searchTitles(context.scope, input),
    ),
    bodies: forMember.search.bodies.handler(({ context, input }) =>
      search.searchBodies(context.scope, input),
    ),
  };
}
