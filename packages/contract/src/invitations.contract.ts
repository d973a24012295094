import { oc } from "@orpc/contract";
import { z } from "zod";
import type { InvitationId, OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { invitedAtOnceMax } from "@stemma/domain/invitation/invited-at-once-max";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { withRules } from "./request-rules.ts";
import { pageInput, pageOf } from "./paging.ts";
import {
  emailShape,
  idOf,
  instantShape,
  organizationRoleShape,
  roleShape,
  textShape,
} from "./value-shapes.ts";

const {
  UNAUTHENTICATED,
  ACCOUNT_NOT_OPENED,
  UNEXPECTED,
  NOT_FOUND,
  NO_ACCESS,
  NOT_ALLOWED,
  OTHER_ORGANIZATION,
  OUTSIDE_ORGANIZATION,
  TOO_MANY_REQUESTS,
  INVITATION_ENDED,
  INVITATION_FOR_ANOTHER,
} = contractErrors;
const tags = ["Invitations"];
const invitationId = idOf<InvitationId>();
const workspaceId = idOf<WorkspaceId>();
const organizationId = idOf<OrganizationId>();
const token = textShape.min(1).max(200);
const answer = z.enum(["accept", "decline"]);
const manage = { ...memberErrors, NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION };
const answered = { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED, NOT_FOUND, INVITATION_ENDED };

/**
 * The target and the role of an invitation. An invitation into a workspace also makes the person a user of its
 * organization.
 */
const invitedIntoShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("organization"), role: organizationRoleShape }),
  z.object({ type: z.literal("workspace"), workspaceId, role: roleShape }),
]);

/** An invitation as its managers see it. Only the call that creates a link returns it. */
const invitationShape = z.object({
  id: invitationId,
  email: z.string(),
  workspaceName: z.string().nullable(),
  role: z.string(),
  invitedBy: z.string(),
  createdAt: instantShape,
  expiresAt: instantShape,
  state: z.enum(["pending", "expired"]),
});

/** An invitation as the invited person sees it. */
const receivedInvitationShape = z.object({
  id: invitationId,
  email: z.string(),
  organizationName: z.string(),
  workspaceName: z.string().nullable(),
  role: z.string(),
  invitedBy: z.string(),
  expiresAt: instantShape,
  state: z.enum(["pending", "accepted", "declined", "revoked", "expired"]),
});

/** The organization and workspace to open after the answer. */
const joinedShape = z.object({
  organizationId: organizationId.nullable(),
  workspaceId: workspaceId.nullable(),
});

/** A new link, returned only here, and whether it was also mailed. */
const sentShape = z.object({
  id: invitationId,
  email: z.string(),
  link: z.string(),
  isMailed: z.boolean(),
});

export type Invitation = z.output<typeof invitationShape>;
export type ReceivedInvitation = z.output<typeof receivedInvitationShape>;
export type SentInvitation = z.output<typeof sentShape>;
export type InvitationTarget = z.output<typeof invitedIntoShape>;

export const invitationsContract = {
  /**
   * The pending invitations to the organization, or to one workspace, newest first. `count` is how many there are.
   */
  list: oc
    .route({ method: "GET", path: "/invitations", tags, summary: "List open invitations" })
    .errors(manage)
    .input(z.object({ workspaceId: workspaceId.optional(), ...pageInput }))
    .output(pageOf(invitationShape).extend({ count: z.int().min(0) })),
  /**
   * Invites people by e-mail, for seven days. An older invitation of the same address to the same target is revoked.
   * Administrators of the organization can invite anybody; administrators of a workspace can invite members of the
   * organization.
   */
  create: oc
    .route({ method: "POST", path: "/invitations", tags, summary: "Invite people" })
    .errors({ ...manage, OUTSIDE_ORGANIZATION, TOO_MANY_REQUESTS })
    .input(
      z.object({
        emails: z.array(emailShape).min(1).max(invitedAtOnceMax),
        into: invitedIntoShape,
      }),
    )
    .output(
      z.object({
        sent: z.array(sentShape).max(invitedAtOnceMax),
        /** Addresses of people who already have this role, or a stronger one, there. */
        alreadyIn: z.array(z.string()).max(invitedAtOnceMax),
      }),
    ),
  /** Renews an invitation: a new link for another seven days; the old link becomes invalid. */
  renew: oc
    .route({
      method: "POST",
      path: "/invitations/{invitationId}/renew",
      tags,
      summary: "Send an invitation anew",
    })
    .errors({ ...manage, INVITATION_ENDED, OUTSIDE_ORGANIZATION, TOO_MANY_REQUESTS })
    .input(z.object({ invitationId }))
    .output(sentShape),
  /** Revokes an invitation: its link becomes invalid. */
  revoke: oc
    .route({
      method: "DELETE",
      path: "/invitations/{invitationId}",
      tags,
      summary: "Take an invitation back",
    })
    .errors({ ...manage, INVITATION_ENDED })
    .input(z.object({ invitationId }))
    .output(z.object({})),
  /** The invitation behind a link. Needs no session: the token is the permission. */
  read: oc
    .route({ method: "GET", path: "/invitation", tags, summary: "Read an invitation by its link" })
    .errors({ UNEXPECTED, NOT_FOUND })
    .input(z.object({ token }))
    .output(receivedInvitationShape),
  /**
   * Answers an invitation by its link. Accepting needs a session of the invited address; declining needs no session.
   */
  answer: withRules({ isOpen: true })
    .route({
      method: "POST",
      path: "/invitation",
      tags,
      summary: "Answer an invitation by its link",
    })
    .errors({ ...answered, INVITATION_FOR_ANOTHER })
    .input(z.object({ token, answer }))
    .output(joinedShape),
  /** The pending invitations to the caller's address, if the address is verified, newest first. `count` is how many there are. */
  mine: oc
    .route({ method: "GET", path: "/account/invitations", tags, summary: "List invitations to me" })
    .errors({ UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED })
    // A tab of an earlier version sends no input.
    .input(z.object(pageInput).prefault({}))
    .output(pageOf(receivedInvitationShape).extend({ count: z.int().min(0) })),
  /** Answers one of {@link invitationsContract.mine}. */
  answerMine: oc
    .route({
      method: "POST",
      path: "/account/invitations/{invitationId}",
      tags,
      summary: "Answer an invitation to me",
    })
    .errors(answered)
    .input(z.object({ invitationId, answer }))
    .output(joinedShape),
};
