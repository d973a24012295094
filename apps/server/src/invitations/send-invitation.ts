import type { SentInvitation } from "@stemma/contract/invitations.contract";
import { invitationDays } from "@stemma/domain/invitation/invitation-state";
import type { InvitationId } from "@stemma/domain/ids";
import type { Mailer } from "../platform/mailer/mailer.ts";

/** The content of an invitation's mail. */
export interface InvitationMail {
  readonly id: InvitationId;
  readonly email: string;
  readonly token: string;
  readonly organizationName: string;
  readonly workspaceName: string | null;
  readonly invitedBy: string;
}

/** Mails an invitation and returns its link. Only the token's hash is stored, so the link cannot be shown again. */
export async function sendInvitation(
  { mailer, publicUrl, productName }: { mailer: Mailer; publicUrl: string; productName: string },
  mail: InvitationMail,
): Promise<SentInvitation> {
  const { id, email, token, invitedBy, organizationName, workspaceName } = mail;
  const link = `${publicUrl}/invitation/${token}`;
  const place =
    workspaceName === null
      ? organizationName
      : `the workspace ${workspaceName} of ${organizationName}`;
  const isMailed = await mailer.send({
    to: email,
    subject: `${invitedBy} invites you to ${organizationName} on ${productName}`,
    lines: [
      `${invitedBy} invites you to ${place}.`,
      `The invitation is for ${email} and can be answered for ${invitationDays} days.`,
    ],
    link: { label: "See the invitation", url: link },
  });
  return { id, email, link, isMailed };
}
