import type { SentInvitation } from "@stemma/contract/invitations.contract";
import type { InvitationId } from "@stemma/domain/ids";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { invitationMail } from "./invitation-mails.ts";

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
  const { id, email, token } = mail;
  const link = `${publicUrl}/invitation/${token}`;
  const isMailed = await mailer.send(invitationMail(mail, link, productName));
  return { id, email, link, isMailed };
}
