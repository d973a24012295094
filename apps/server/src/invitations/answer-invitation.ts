import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { foldEmail } from "@stemma/domain/account/email";
import { invitationState } from "@stemma/domain/invitation/invitation-state";
import type { InvitationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import { countAll, paginate, readCursor } from "../platform/cursor.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import { hashToken } from "../platform/tokens.ts";
import { acceptInvitation, type AcceptanceStores, type Joined } from "./accept-invitation.ts";
import type { InvitationListStore, InvitationRecord } from "./invitation-list.store.ts";
import type { InvitationStore } from "./invitation.store.ts";

type Answer = "accept" | "decline";
const nowhere: Joined = { organizationId: null, workspaceId: null };

interface Needs {
  invitations: Pick<InvitationStore, "findByHash">;
  invitationList: Pick<InvitationListStore, "findByHash" | "listTo" | "countTo" | "isTo">;
  accounts: { findSignIn(userId: UserId): Promise<{ email: string } | null> };
  transaction: Transaction<AcceptanceStores>;
  ids: Ids;
  clock: Clock;
}

/** Reads the invitation of a link: the token is the permission. NOT_FOUND if the invitation does not exist. */
export async function readInvitation(
  { invitationList, clock }: Needs,
  token: string,
): Promise<ReceivedInvitation> {
  const record = (await invitationList.findByHash(hashToken(token))) ?? refuse("NOT_FOUND");
  return present(record, clock.now());
}

/** The pending invitations to the caller's address, if the address is verified, newest first, and how many there are. */
export async function listMyInvitations(
  { invitationList, clock }: Needs,
  { userId }: Visitor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: ReceivedInvitation[]; nextCursor: string | null; count: number }> {
  const now = clock.now();
  const after = readCursor<InvitationId>(cursor);
  const rows = await invitationList.listTo(userId, now, limit + 1, after);
  const count = await countAll(rows, limit, after, () => invitationList.countTo(userId, now));
  const { items, nextCursor } = paginate(
    rows.map((row) => ({ ...row, updatedAt: row.createdAt })),
    limit,
  );
  return { nextCursor, count, items: items.map((row) => present(row, now)) };
}

/**
 * Answers an invitation by its link. Declining needs only the link; accepting needs an account with the invited
 * address. Fails with NOT_FOUND, UNAUTHENTICATED, INVITATION_FOR_ANOTHER or INVITATION_ENDED.
 */
export async function answerInvitation(
  needs: Needs,
  visitor: Visitor | null,
  { token, answer }: { token: string; answer: Answer },
): Promise<Joined> {
  const invitation = (await needs.invitations.findByHash(hashToken(token))) ?? refuse("NOT_FOUND");
  if (answer === "decline") return decline(needs, invitation.id, visitor);
  const known = visitor ?? refuse("UNAUTHENTICATED");
  const { userId } = known;
  const signIn = (await needs.accounts.findSignIn(userId)) ?? refuse("UNAUTHENTICATED");
  const { email } = invitation;
  if (foldEmail(signIn.email) !== email) return refuse("INVITATION_FOR_ANOTHER", { email });
  return accept(needs, invitation.id, known);
}

/** Answers an invitation to the caller's own address; NOT_FOUND for every other invitation. */
export async function answerMyInvitation(
  needs: Needs,
  visitor: Visitor,
  { invitationId, answer }: { invitationId: InvitationId; answer: Answer },
): Promise<Joined> {
  const isMine = await needs.invitationList.isTo(visitor.userId, invitationId, needs.clock.now());
  if (!isMine) return refuse("NOT_FOUND");
  return answer === "decline"
    ? decline(needs, invitationId, visitor)
    : accept(needs, invitationId, visitor);
}

function accept(
  { transaction, ids, clock }: Needs,
  invitationId: InvitationId,
  { userId, from }: Visitor,
): Promise<Joined> {
  const personalWorkspaceId = ids.next<WorkspaceId>();
  return transaction((stores) =>
    acceptInvitation(stores, { invitationId, userId, from, at: clock.now(), personalWorkspaceId }),
  );
}

async function decline(
  { transaction, clock }: Needs,
  invitationId: InvitationId,
  visitor: Visitor | null,
): Promise<Joined> {
  await transaction(async ({ invitations, audit, live }) => {
    const invitation = (await invitations.lock(invitationId)) ?? refuse("NOT_FOUND");
    const state = invitationState(invitation, clock.now());
    if (state !== "pending") return refuse("INVITATION_ENDED", { state });
    await invitations.setStatus(invitationId, "declined");
    const { organizationId } = invitation;
    const actor = { organizationId, userId: visitor?.userId ?? null, from: visitor?.from };
    await audit.record(actor, [{ act: "invitationDeclined", invitation: invitationId }]);
    await live.emit({}, [
      { topic: `organization:${organizationId}`, kind: "invitations" },
      ...(visitor === null ? [] : [{ topic: `user:${visitor.userId}`, kind: "requests" } as const]),
    ]);
  });
  return nowhere;
}

function present(row: InvitationRecord, now: Date): ReceivedInvitation {
  return {
    id: row.id,
    email: row.email,
    organizationName: row.organizationName,
    workspaceName: row.workspaceName,
    role: row.role,
    invitedBy: row.invitedBy,
    expiresAt: row.expiresAt.toISOString(),
    state: invitationState(row, now),
  };
}
