import { forMember } from "../procedures/procedure-kinds.ts";
import type { ReadingUseCases } from "./reading.feature.ts";

/** The procedures for what the caller has read. */
export function createReadingProcedures(reading: ReadingUseCases) {
  return {
    changes: forMember.reading.changes.handler(({ context, input }) =>
      reading.listChangedPages(context.scope, input),
    ),
    counts: forMember.reading.counts.handler(({ context, input }) =>
      reading.countUnreadPages(context.scope, input),
    ),
    published: forMember.reading.published.handler(({ context, input }) =>
      reading.listPublishedPages(context.scope, input),
    ),
    mark: forMember.reading.mark.handler(async ({ context, input }) => {
      await reading.markPageRead(context.scope, input);
      return {};
    }),
  };
}
