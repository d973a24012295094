import { forMember } from "../procedures/procedure-kinds.ts";
import type { LinkUseCases } from "./links.feature.ts";

/** The procedures for links between pages. */
export function createLinkProcedures(links: LinkUseCases) {
  return {
    targets: forMember.links.targets.handler(({ context, input }) =>
      links.readLinkTargets(context.scope, input.pageIds),
    ),
    backlinks: forMember.links.backlinks.handler(({ context, input }) =>
      links.readBacklinks(context.scope, input),
    ),
  };
}
