import { forMember } from "../procedures/procedure-kinds.ts";
import type { SearchUseCases } from "./search.feature.ts";

/** The procedures for searching items that the caller can see. */
export function createSearchProcedures(search: SearchUseCases) {
  return {
    titles: forMember.search.titles.handler(({ context, input }) =>
      search.searchTitles(context.scope, input),
    ),
    bodies: forMember.search.bodies.handler(({ context, input }) =>
      search.searchBodies(context.scope, input),
    ),
    similar: forMember.search.similar.handler(({ context, input }) =>
      search.searchSimilar(context.scope, input),
    ),
  };
}
