import type { UseCase } from "../platform/use-case.ts";
import { forMember } from "../procedures/procedure-kinds.ts";
import type { addRecent } from "./add-recent.ts";
import type { listRecents } from "./list-recents.ts";

/** The use cases behind `recents`. */
export interface RecentUseCases {
  listRecents: UseCase<typeof listRecents>;
  addRecent: UseCase<typeof addRecent>;
}

/** What the asker opened last. */
export function createRecentProcedures(recents: RecentUseCases) {
  return {
    list: forMember.recents.list.handler(({ context }) => recents.listRecents(context.scope)),
    add: forMember.recents.add.handler(async ({ context, input }) => {
      await recents.addRecent(context.scope, input);
      return {};
    }),
  };
}
