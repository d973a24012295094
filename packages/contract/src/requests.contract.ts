import { oc } from "@orpc/contract";
import { z } from "zod";
import type { OrganizationId, PageId, RequestId, WorkspaceId } from "@stemma/domain/ids";
import { requestMessageMax } from "@stemma/domain/request/request-message-max";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { pageInput, pageOf } from "./paging.ts";
import { emailShape, idOf, instantShape, roleShape, textShape } from "./value-shapes.ts";
import { personShape } from "./organization-shapes.ts";

const { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED, NOT_FOUND, NOT_ALLOWED } = contractErrors;
const { LINK_INVALID, RESTRICTED_ABOVE, TOO_MANY_REQUESTS } = contractErrors;
const tags = ["Requests"];
const requestId = idOf<RequestId>();

/** The page or workspace of an access request. */
const requestTargetShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page"), id: idOf<PageId>() }),
  z.object({ type: z.literal("workspace"), id: idOf<WorkspaceId>() }),
]);

/**
 * A request as its deciders see it. `title` is the name of the page, workspace or organization. `joins` is the name of
 * the organization if the requester is not a member yet: approval also makes the requester its user.
 */
const requestShape = z.object({
  id: requestId,
  type: z.enum(["organization", "workspace", "page"]),
  targetId: z.uuid(),
  title: z.string(),
  joins: z.string().nullable(),
  asker: personShape.extend({ email: z.string() }),
  /** The address that the requester verified; `null` if the request needed none. */
  confirmedEmail: z.string().nullable(),
  message: z.string(),
  createdAt: instantShape,
});

export type Request = z.output<typeof requestShape>;
export type RequestTarget = z.output<typeof requestTargetShape>;

export const requestsContract = {
  /**
   * Asks to join the organization that uses this address: mails a link to the address. The answer is always the same,
   * so it does not reveal which addresses and organizations exist.
   */
  join: oc
    .route({ method: "POST", path: "/requests/join", tags, summary: "Ask to join an organization" })
    .errors({ UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED, TOO_MANY_REQUESTS })
    .input(z.object({ email: emailShape }))
    .output(z.object({})),
  /**
   * Confirms the address with the mailed token. Open invitations to the address are accepted. Without invitations, the
   * administrators of organizations that know the address get a request.
   */
  confirm: oc
    .route({ method: "POST", path: "/requests/confirm", tags, summary: "Confirm an address" })
    .errors({ UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED, LINK_INVALID })
    .input(z.object({ token: textShape.min(1).max(200) }))
    .output(
      z.object({
        email: z.string(),
        joined: z
          .array(z.object({ organizationId: idOf<OrganizationId>(), organizationName: z.string() }))
          .max(rowsPerAnswerMax),
      }),
    ),
  /** Requests access to a page or workspace and, if the caller is not a member, to its organization. Idempotent. */
  ask: oc
    .route({ method: "POST", path: "/requests", tags, summary: "Ask for access" })
    .errors({ UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED, NOT_FOUND, TOO_MANY_REQUESTS })
    .input(
      z.object({
        item: requestTargetShape,
        message: textShape.trim().max(requestMessageMax).default(""),
      }),
    )
    .output(z.object({})),
  /**
   * The open requests in the organization that the caller can decide, oldest first; with `isOutside`, only those of people who are not
   * members yet. `count` is how many there are.
   */
  list: oc
    .route({ method: "GET", path: "/requests", tags, summary: "List requests to decide" })
    .errors(memberErrors)
    .input(
      // A tab of an earlier version sends no input.
      z
        .object({ isOutside: z.stringbool().or(z.boolean()).default(false), ...pageInput })
        .prefault({}),
    )
    .output(pageOf(requestShape).extend({ count: z.int().min(0) })),
  /**
   * Approves or declines a request; `role` is the role on the page or workspace. The second of two deciders gets
   * NOT_FOUND. If an organization's administrator who does not administer the page or workspace approves, the requester
   * only becomes a user of the organization; the request then goes to the administrators of the page or workspace.
   */
  decide: oc
    .route({ method: "POST", path: "/requests/{requestId}", tags, summary: "Decide a request" })
    .errors({ ...memberErrors, NOT_FOUND, NOT_ALLOWED, RESTRICTED_ABOVE })
    .input(
      z.object({
        requestId,
        decision: z.enum(["approve", "decline"]),
        role: roleShape.default("viewer"),
      }),
    )
    .output(z.object({})),
};
