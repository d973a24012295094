import { oc } from "@orpc/contract";
import { z } from "zod";
import type { InvitationId, OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { invitedAtOnceMax } from "@stemma/domain/invitation/invited-at-once-max";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { withRules } from "./request-rules.ts";
import { firstOf } from "./paging.ts";
import {
  emailShape,
  idOf,
  instantShape,
  organizationRoleShape,
  roleShape,
  textShape,
} from "./shapes.ts";

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

/** What somebody is invited into, and as what. Whoever is invited into a workspace becomes a user of its organization. */
const invitedIntoShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("organization"), role: organizationRoleShape }),
  z.object({ type: z.literal("workspace"), workspaceId, role: roleShape }),
]);

/** An invitation as who manages it sees it. Its link is shown once, when it is made. */
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

/** An invitation as the person it is for sees it. */
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

/** Where an accepted invitation leads. */
const joinedShape = z.object({
  organizationId: organizationId.nullable(),
  workspaceId: workspaceId.nullable(),
});

/** A new link, shown once, and whether it was also mailed. */
const sentShape = z.object({
  id: invitationId,
  email: z.string(),
  link: z.string(),
  isMailed: z.boolean(),
});

export type Invitation = z.output<typeof invitationShape>;
export type ReceivedInvitation = z.output<typeof receivedInvitationShape>;
export type SentInvitation = z.output<typeof sentShape>;
export type InvitedInto = z.output<typeof invitedIntoShape>;

export const invitationsContract = {
  /** The invitations into the organization, or into one workspace, that nobody answered yet, newest first. */
  list: oc
    .route({ method: "GET", path: "/invitations", tags, summary: "List open invitations" })
    .errors(manage)
    .input(z.object({ workspaceId: workspaceId.optional() }))
    .output(firstOf(invitationShape)),
  /**
   * Invites people by e-mail, for seven days. An older invitation of the same address to the same place ends. Administrators
   * of the organization invite anybody; those of a workspace invite who is in the organization.
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
        /** Addresses of people who are there already, with that role or a stronger one. */
        alreadyIn: z.array(z.string()).max(invitedAtOnceMax),
      }),
    ),
  /** Sends an invitation anew: another link for another seven days; the link before ends. */
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
  /** Takes an invitation back: its link ends. */
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
  /** What an invitation's link is for. Asked without a session too: whoever holds the link may know. */
  read: oc
    .route({ method: "GET", path: "/invitation", tags, summary: "Read an invitation by its link" })
    .errors({ UNEXPECTED, NOT_FOUND })
    .input(z.object({ token }))
    .output(receivedInvitationShape),
  /** Accepts by the link, for the account with the invited address; or declines, also without a session. */
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
  /** The open invitations to the asker's address, once they have shown that it is theirs. */
  mine: oc
    .route({ method: "GET", path: "/account/invitations", tags, summary: "List invitations to me" })
    .errors({ UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED })
    .output(firstOf(receivedInvitationShape, 100)),
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
