import { forMember } from "../procedures/procedure-kinds.ts";
import type { VersionUseCases } from "./versions.feature.ts";

/** The procedures for the history of pages. */
export function createVersionProcedures(versions: VersionUseCases) {
  return {
    list: forMember.versions.list.handler(({ context, input }) =>
      versions.listVersions(context.scope, input),
    ),
    get: forMember.versions.get.handler(({ context, input }) =>
      versions.readVersion(context.scope, input.versionId),
    ),
    authors: forMember.versions.authors.handler(({ context, input }) =>
      versions.readAuthors(context.scope, input.versionId),
    ),
    search: forMember.versions.search.handler(({ context, input }) =>
      versions.searchHistory(context.scope, input),
    ),
    revert: forMember.versions.revert.handler(async ({ context, input }) => {
      await versions.revertPage(context.scope, input);
      return {};
    }),
  };
}
