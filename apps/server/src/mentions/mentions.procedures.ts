import { forMember } from "../procedures/procedure-kinds.ts";
import type { MentionUseCases } from "./mentions.feature.ts";

/** The procedures for mentions of people. */
export function createMentionProcedures(mentions: MentionUseCases) {
  return {
    names: forMember.mentions.names.handler(({ context, input }) =>
      mentions.readNames(context.scope, input.userIds),
    ),
  };
}
