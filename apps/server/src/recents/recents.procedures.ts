import { forMember } from "../procedures/procedure-kinds.ts";
import type { RecentUseCases } from "./recents.feature.ts";

/** The procedures for the caller's recently opened items. */
export function createRecentProcedures(recents: RecentUseCases) {
  return {
    list: forMember.recents.list.handler(({ context }) => recents.listRecents(context.scope)),
    add: forMember.recents.add.handler(async ({ context, input }) => {
      await recents.addRecent(context.scope, input);
      return {};
    }),
  };
}
