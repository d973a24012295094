import { enterOrganization } from "../access/organization-scope.ts";
import { forAnybody, forMember, forVisitor } from "../procedures/procedure-kinds.ts";
import type { InvitationUseCases } from "./invitations.feature.ts";

/** The procedures for sending and answering invitations. */
export function createInvitationProcedures(invitations: InvitationUseCases) {
  return {
    list: forMember.invitations.list.handler(({ context, input }) =>
      invitations.listInvitations(context.scope, input),
    ),
    create: forMember.invitations.create.handler(({ context, input }) =>
      invitations.invite(context.scope, input),
    ),
    renew: forMember.invitations.renew.handler(({ context, input }) =>
      invitations.renewInvitation(context.scope, input.invitationId),
    ),
    revoke: forMember.invitations.revoke.handler(async ({ context, input }) => {
      await invitations.revokeInvitation(context.scope, input.invitationId);
      return {};
    }),
    read: forAnybody.invitations.read.handler(({ input }) =>
      invitations.readInvitation(input.token),
    ),
    answer: forAnybody.invitations.answer.handler(async ({ context, input }) => {
      const { visitor, memberships } = context;
      // Accepting needs an opened account.
      if (visitor !== null && input.answer === "accept")
        await enterOrganization(memberships, visitor);
      return invitations.answerInvitation(visitor, input);
    }),
    mine: forVisitor.invitations.mine.handler(({ context, input }) =>
      invitations.listMyInvitations(context.visitor, input),
    ),
    answerMine: forVisitor.invitations.answerMine.handler(async ({ context, input }) => {
      await enterOrganization(context.memberships, context.visitor);
      return invitations.answerMyInvitation(context.visitor, input);
    }),
  };
}
