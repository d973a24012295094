import type { UseCase } from "../platform/use-case.ts";
import { forMember } from "../procedures/procedure-kinds.ts";
import type { listMembers } from "./list-members.ts";
import type { leaveOrganization, removeMember } from "./remove-member.ts";
import type { updateMember } from "./update-member.ts";

/** The use cases behind `members`. */
export interface MemberUseCases {
  listMembers: UseCase<typeof listMembers>;
  updateMember: UseCase<typeof updateMember>;
  removeMember: UseCase<typeof removeMember>;
  leaveOrganization: UseCase<typeof leaveOrganization>;
}

/** Who belongs to the active organization. */
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
