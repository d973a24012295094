import type { InvitationTarget, SentInvitation } from "@stemma/contract/invitations.contract";
import { foldEmail } from "@stemma/domain/account/email";
import { canOnOrganization } from "@stemma/domain/access/can";
import { organizationRoles, roles } from "@stemma/domain/access/role";
import { invitationDays } from "@stemma/domain/invitation/invitation-state";
import type { InvitationId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Clock } from "../platform/clock.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { refuse } from "../platform/refusal.ts";
import { hashToken, newToken } from "../platform/tokens.ts";
import { authorizeInviting, type WorkspacePort } from "./authorize-inviting.ts";
import type { InvitationListStore } from "./invitation-list.store.ts";
import type { InvitationStore } from "./invitation.store.ts";
import { limitInvitations } from "./limit-invitations.ts";
import { emitInvitationChange } from "./emit-invitation-change.ts";
import { sendInvitation } from "./send-invitation.ts";

export const dayMs = 24 * 60 * 60 * 1000;

type Limited = Parameters<typeof limitInvitations>[0];

interface Needs extends Limited {
  access: WorkspacePort;
  invitations: Pick<InvitationStore, "membersAmong">;
  invitationList: Pick<InvitationListStore, "findByHash">;
  transaction: Transaction<{
    invitations: Pick<InvitationStore, "revokeOpen" | "insert" | "usersWith">;
    audit: Audit;
    live: Live;
  }>;
  mailer: Mailer;
  ids: Ids;
  clock: Clock;
  publicUrl: string;
  productName: string;
}

/**
 * Invites people by e-mail. People who already have this role or a stronger one are returned in `alreadyIn` and not
 * invited. OUTSIDE_ORGANIZATION, without any invitation, if only an administrator of the organization may invite one of
 * the people.
 */
export async function invite(
  needs: Needs,
  scope: OrganizationScope,
  { emails, into }: { emails: string[]; into: InvitationTarget },
): Promise<{ sent: SentInvitation[]; alreadyIn: string[] }> {
  const { access, invitations, transaction, ids, clock } = needs;
  const { organizationId, organizationRole, userId } = scope;
  const workspaceId = into.type === "workspace" ? into.workspaceId : null;
  await authorizeInviting(access, scope, workspaceId);
  const addresses = [...new Set(emails)];
  const createdAt = clock.now();

  const members = await invitations.membersAmong(organizationId, workspaceId, addresses);
  const known = new Map(members.map((member) => [foldEmail(member.email), member]));
  const outside = addresses.filter((email) => !known.has(email));
  if (outside.length > 0 && !canOnOrganization(organizationRole, "manage")) {
    return refuse("OUTSIDE_ORGANIZATION", { emails: outside });
  }
  await limitInvitations(needs, userId, addresses.length);

  const isIn = (email: string) => {
    const member = known.get(email);
    if (member === undefined) return false;
    if (into.type === "workspace") {
      return (
        member.workspaceRole !== null &&
        roles.indexOf(member.workspaceRole) >= roles.indexOf(into.role)
      );
    }
    return (
      organizationRoles.indexOf(member.organizationRole) >= organizationRoles.indexOf(into.role)
    );
  };

  const made = addresses
    .filter((email) => !isIn(email))
    .map((email) => ({ id: ids.next<InvitationId>(), email, token: newToken() }));
  await transaction(async (stores) => {
    for (const { id, email, token } of made) {
      await stores.invitations.revokeOpen(organizationId, workspaceId, email);
      await stores.invitations.insert({
        id,
        organizationId,
        workspaceId,
        email,
        role: into.role,
        tokenHash: hashToken(token),
        invitedBy: userId,
        status: "pending",
        createdAt,
        expiresAt: new Date(createdAt.getTime() + invitationDays * dayMs),
      });
    }
    const details = { role: into.role };
    await stores.audit.record(
      scope,
      made.map(({ id }) => ({ act: "invited", invitation: id, details })),
    );
    const invited = await stores.invitations.usersWith(made.map(({ email }) => email));
    await emitInvitationChange(stores.live, scope, invited);
  });
  const sent: SentInvitation[] = [];
  for (const { token } of made) {
    const record = await needs.invitationList.findByHash(hashToken(token));
    if (record !== null) sent.push(await sendInvitation(needs, { ...record, token }));
  }
  return { sent, alreadyIn: addresses.filter(isIn) };
}
