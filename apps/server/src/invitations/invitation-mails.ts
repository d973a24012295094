import { invitationDays } from "@stemma/domain/invitation/invitation-state";
import type { Mail } from "../platform/mailer/mailer.ts";

/** The names in an invitation's mail; `workspaceName` is `null` for an invitation into the organization only. */
interface Invitation {
  readonly email: string;
  readonly organizationName: string;
  readonly workspaceName: string | null;
  readonly invitedBy: string;
}

/** The mail with the link of an invitation. */
export function invitationMail(
  { email, organizationName, workspaceName, invitedBy }: Invitation,
  url: string,
  productName: string,
): Mail {
  const place =
    workspaceName === null
      ? organizationName
      : `the workspace ${workspaceName} of ${organizationName}`;
  return {
    to: email,
    subject: `${invitedBy} invites you to ${organizationName} on ${productName}`,
    lines: [
      `${invitedBy} invites you to ${place}.`,
      `The invitation is for ${email} and can be answered for ${invitationDays} days.`,
    ],
    link: { label: "See the invitation", url },
  };
}
