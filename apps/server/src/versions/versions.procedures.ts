import type { UseCase } from "../platform/use-case.ts";
import { forMember } from "../procedures/procedure-kinds.ts";
import type { listVersions, readVersion } from "./read-history.ts";
import type { revertPage } from "./revert-page.ts";

/** The use cases behind `versions`. */
export interface VersionUseCases {
  listVersions: UseCase<typeof listVersions>;
  readVersion: UseCase<typeof readVersion>;
  revertPage: UseCase<typeof revertPage>;
}

/** The history of pages. */
export function createVersionProcedures(versions: VersionUseCases) {
  return {
    list: forMember.versions.list.handler(({ context, input }) =>
      versions.listVersions(context.scope, input),
    ),
    get: forMember.versions.get.handler(({ context, input }) =>
      versions.readVersion(context.scope, input.versionId),
    ),
    revert: forMember.versions.revert.handler(async ({ context, input }) => {
      await versions.revertPage(context.scope, input);
      return {};
    }),
  };
}
