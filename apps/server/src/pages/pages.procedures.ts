import { forMember } from "../http/procedures.ts";
import type { UseCase } from "../platform/use-case.ts";
import type { createPage } from "./create-page.ts";
import type { readPage } from "./read-page.ts";

/** The use cases behind `pages`. */
export interface PageUseCases {
  readPage: UseCase<typeof readPage>;
  createPage: UseCase<typeof createPage>;
}

/** Pages of the active organization. */
export function createPageProcedures(pages: PageUseCases) {
  return {
    get: forMember.pages.get.handler(({ context, input }) =>
      pages.readPage(context.scope, input.pageId),
    ),
    create: forMember.pages.create.handler(({ context, input }) =>
      pages.createPage(context.scope, input.workspaceId),
    ),
  };
}
