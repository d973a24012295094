import type { Invitation, SentInvitation } from "@stemma/contract/invitations.contract";
import { canOnOrganization } from "@stemma/domain/access/can";
import { invitationDays, invitationState } from "@stemma/domain/invitation/invitation-state";
import type { InvitationId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import type { Clock } from "../platform/clock.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { refuse } from "../platform/refusal.ts";
import { hashToken, newToken } from "../platform/tokens.ts";
import { authorizeInviting, type WorkspacePort } from "./authorize-inviting.ts";
import type { InvitationListStore } from "./invitation-list.store.ts";
import type { InvitationRow, InvitationStore } from "./invitation.store.ts";
import { dayMs } from "./invite.ts";
import { limitInvitations } from "./limit-invitations.ts";
import { emitInvitationChange } from "./emit-invitation-change.ts";
import { sendInvitation } from "./send-invitation.ts";

type Limited = Parameters<typeof limitInvitations>[0];

interface Needs extends Limited {
  access: WorkspacePort;
  invitationList: InvitationListStore;
  transaction: Transaction<{
    access: WorkspacePort;
    invitations: Pick<
      InvitationStore,
      "lock" | "setStatus" | "renew" | "usersWith" | "membersAmong"
    >;
    audit: Audit;
    live: Live;
  }>;
  mailer: Mailer;
  clock: Clock;
  publicUrl: string;
  productName: string;
}

/** The pending invitations of the organization and its workspaces, or of one workspace, newest first, and how many there are. */
export async function listInvitations(
  { access, invitationList, clock }: Needs,
  scope: OrganizationScope,
  input: { workspaceId?: WorkspaceId | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: Invitation[]; nextCursor: string | null; count: number }> {
  const { workspaceId = null, cursor, limit } = input;
  await authorizeInviting(access, scope, workspaceId);
  const after = readCursor<InvitationId>(cursor);
  const [rows, count] = await Promise.all([
    invitationList.listOpen(scope, workspaceId, limit + 1, after),
    invitationList.countOpen(scope, workspaceId),
  ]);
  const { items, nextCursor } = paginate(
    rows.map((row) => ({ ...row, updatedAt: row.createdAt })),
    limit,
  );
  return {
    nextCursor,
    count,
    items: items.map((row) => ({
      id: row.id,
      email: row.email,
      workspaceName: row.workspaceName,
      role: row.role,
      invitedBy: row.invitedBy,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      state: invitationState(row, clock.now()) === "expired" ? "expired" : "pending",
    })),
  };
}

/** Revokes an invitation. INVITATION_ENDED if it was answered. */
export async function revokeInvitation(
  needs: Needs,
  scope: OrganizationScope,
  invitationId: InvitationId,
): Promise<void> {
  await needs.transaction(async ({ access, invitations, audit, live }) => {
    const { email } = await lockOpen(access, invitations, scope, invitationId);
    await invitations.setStatus(invitationId, "revoked");
    await audit.record(scope, [{ act: "invitationRevoked", invitation: invitationId }]);
    await emitInvitationChange(live, scope, await invitations.usersWith([email]));
  });
}

/**
 * Renews an invitation with a new link for another seven days. INVITATION_ENDED if it was answered,
 * OUTSIDE_ORGANIZATION if the caller may not invite the person.
 */
export async function renewInvitation(
  needs: Needs,
  scope: OrganizationScope,
  invitationId: InvitationId,
): Promise<SentInvitation> {
  const { transaction, invitationList, clock } = needs;
  await limitInvitations(needs, scope.userId, 1);
  const token = newToken();
  const tokenHash = hashToken(token);
  await transaction(async ({ access, invitations, audit, live }) => {
    const { email, role } = await lockOpen(access, invitations, scope, invitationId);
    if (!canOnOrganization(scope.organizationRole, "manage")) {
      const members = await invitations.membersAmong(scope.organizationId, null, [email]);
      if (members.length === 0) return refuse("OUTSIDE_ORGANIZATION", { emails: [email] });
    }
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + invitationDays * dayMs);
    await invitations.renew(invitationId, {
      tokenHash,
      createdAt,
      expiresAt,
      // The caller becomes the sender of the renewed invitation.
      invitedBy: scope.userId,
    });
    const details = { role };
    await audit.record(scope, [{ act: "invitationRenewed", invitation: invitationId, details }]);
    await emitInvitationChange(live, scope, await invitations.usersWith([email]));
  });
  const record = (await invitationList.findByHash(tokenHash)) ?? refuse("NOT_FOUND");
  return sendInvitation(needs, { ...record, token });
}

async function lockOpen(
  access: WorkspacePort,
  invitations: Pick<InvitationStore, "lock">,
  scope: OrganizationScope,
  invitationId: InvitationId,
): Promise<InvitationRow> {
  const invitation = await invitations.lock(invitationId);
  if (invitation === null || invitation.organizationId !== scope.organizationId) {
    return refuse("NOT_FOUND");
  }
  await authorizeInviting(access, scope, invitation.workspaceId);
  const { status } = invitation;
  if (status !== "pending") return refuse("INVITATION_ENDED", { state: status });
  return invitation;
}
