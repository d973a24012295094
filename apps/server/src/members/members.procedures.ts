import { forMember } from "../procedures/procedure-kinds.ts";
import type { MemberUseCases } from "./members.feature.ts";

/** The procedures for the members of the active organization. */
export function createMemberProcedures(members: MemberUseCases) {
  return {
    list: forMember.members.list.handler(({ context, input }) =>
      members.listMembers(context.scope, input),
    ),
    update: forMember.members.update.handler(async ({ context, input }) => {
      await members.updateMember(context.scope, input);
      return {};
    }),
    remove: forMember.members.remove.handler(async ({ context, input }) => {
      await members.removeMember(context.scope, input.userId);
      return {};
    }),
    leave: forMember.members.leave.handler(async ({ context }) => {
      await members.leaveOrganization(context.scope);
      return {};
    }),
  };
}
