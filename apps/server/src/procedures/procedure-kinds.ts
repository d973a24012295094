import { implement, ORPCError } from "@orpc/server";
import { contract } from "@stemma/contract/contract";
import { contractErrors } from "@stemma/contract/errors";
import { enterOrganization } from "../access/organization-scope.ts";
import { isDiskFull } from "../platform/is-disk-full.ts";
import { Refusal, refuse } from "../platform/refusal.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Answers are not compared with their schemas when they are sent, because that walks every node of a page's body: the
 * types say what they hold, and tests and development compare them (check-answers.ts).
 */
const implementer = implement(contract, {
  initialOutputValidationIndex: Number.NaN,
}).$context<RequestContext>();

/**
 * Converts a use case's refusal into the declared error with the same code, and every unexpected error into UNEXPECTED
 * with an id that is also in the log; a full disk into DISK_FULL, which is in the log too.
 */
const declaredErrors = implementer.middleware(async ({ context, next }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw error;
    if (error instanceof Refusal) {
      const { status } = contractErrors[error.code];
      const { message, data } = error;
      throw new ORPCError(error.code, { status, message, data, cause: error });
    }
    const errorId = context.reportUnexpected(error);
    if (isDiskFull(error)) throw new ORPCError("DISK_FULL", contractErrors.DISK_FULL);
    const { status, message } = contractErrors.UNEXPECTED;
    const data = { errorId };
    throw new ORPCError("UNEXPECTED", { status, message, data });
  }
});

/** The base of procedures that need no session, such as those with a token. */
export const forAnybody = implementer.use(declaredErrors);

/** The base of procedures for signed-in users whose account may not be opened yet: adds `visitor`. */
export const forVisitor = forAnybody.use(async ({ context, next }) =>
  next({ context: { visitor: context.visitor ?? refuse("UNAUTHENTICATED") } }),
);

/**
 * The base of procedures for members: adds `scope`, the caller in the organization that the request names, else in the
 * active one.
 */
export const forMember = forAnybody.use(async ({ context, next }) => {
  const visitor = context.visitor ?? refuse("UNAUTHENTICATED");
  const { memberships, namedOrganization } = context;
  const scope = await enterOrganization(memberships, visitor, namedOrganization);
  return next({ context: { scope } });
});
