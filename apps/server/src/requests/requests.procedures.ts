import { enterOrganization } from "../access/organization-scope.ts";
import { forMember, forVisitor } from "../procedures/procedure-kinds.ts";
import type { RequestUseCases } from "./requests.feature.ts";

/** The procedures for requesting access and deciding requests. */
export function createRequestProcedures(requests: RequestUseCases) {
  return {
    join: forVisitor.requests.join.handler(async ({ context, input }) => {
      await enterOrganization(context.memberships, context.visitor);
      await requests.joinExisting(context.visitor, input.email);
      return {};
    }),
    confirm: forVisitor.requests.confirm.handler(async ({ context, input }) => {
      await enterOrganization(context.memberships, context.visitor);
      return requests.confirmAddress(context.visitor, input.token);
    }),
    ask: forMember.requests.ask.handler(async ({ context, input }) => {
      await requests.askForAccess(context.scope, input);
      return {};
    }),
    list: forMember.requests.list.handler(({ context, input }) =>
      requests.listRequests(context.scope, input),
    ),
    decide: forMember.requests.decide.handler(async ({ context, input }) => {
      await requests.decideRequest(context.scope, input);
      return {};
    }),
  };
}
