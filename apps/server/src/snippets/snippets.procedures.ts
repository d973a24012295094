import { forMember } from "../procedures/procedure-kinds.ts";
import type { SnippetUseCases } from "./snippets.feature.ts";

/** The procedures for snippets. They are made, changed and deleted as pages are. */
export function createSnippetProcedures(snippets: SnippetUseCases) {
  return {
    list: forMember.snippets.list.handler(({ context, input }) =>
      snippets.listSnippets(context.scope, input),
    ),
    texts: forMember.snippets.texts.handler(({ context, input }) =>
      snippets.readSnippetTexts(context.scope, input.snippets),
    ),
    uses: forMember.snippets.uses.handler(({ context, input }) =>
      snippets.readSnippetUses(context.scope, input),
    ),
  };
}
