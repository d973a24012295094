import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { OrganizationFate } from "@stemma/contract/account-life.contract";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { DeletionPreviewStore } from "./deletion-preview.store.ts";
import type { DeletionStore, OrganizationStanding } from "./deletion.store.ts";
import { proveIdentity, type ProofNeeds } from "./prove-identity.ts";
import type { SessionsEnded } from "./sessions-ended.ts";

/** Removes a user's memberships in one feature; the successor becomes administrator where there would be none. */
interface Memberships {
  removeFromAll(organizationId: OrganizationId, userId: UserId, successor: UserId): Promise<void>;
}

interface Stores {
  deletion: DeletionStore;
  invitations: { revokeOf(organizationId: OrganizationId, userId: UserId): Promise<void> };
  organizations: { removeMember(organizationId: OrganizationId, userId: UserId): Promise<void> };
  workspaceMembers: Memberships;
  pageMembers: Memberships;
  audit: Audit;
  auditRemoval: { forget(userId: UserId): Promise<void> };
  live: Live;
}

/** What the deletion of an account does to organizations: to the first ones, and how many there are. */
interface DeletionPreview {
  readonly organizations: OrganizationFate[];
  readonly count: number;
}

/** A preview of the account's deletion, for each of the visitor's organizations; those that keep it from being deleted come first. */
export async function previewDeletion(
  needs: { deletion: Pick<DeletionStore, "standings">; deletionPreview: DeletionPreviewStore },
  { userId }: SignedIn,
): Promise<DeletionPreview> {
  const standings = await needs.deletion.standings(userId, false);
  const own = standings.filter(({ isMember }) => isMember);
  const blocked = own.filter((standing) => fateOf(standing) === "blocked");
  const others = own.filter((standing) => fateOf(standing) !== "blocked");
  const organizations = await Promise.all(
    [...blocked, ...others].slice(0, rowsPerAnswerMax).map(async (standing) => {
      const { organizationId, organizationName, isAlone } = standing;
      const counts = await needs.deletionPreview.count(organizationId, userId, isAlone);
      return { organizationId, organizationName, fate: fateOf(standing), ...counts };
    }),
  );
  return { organizations, count: own.length };
}

/**
 * Deletes the visitor's account, in one transaction. Organizations without other members are deleted with everything in
 * them. In other organizations, published versions stay with the person's name; drafts, unpublished pages, lists and
 * sign-in are deleted, and a successor takes over where the person was the only administrator. LAST_ADMINISTRATOR if
 * nobody can take over an organization; otherwise fails like `proveIdentity`.
 */
export async function deleteAccount(
  needs: ProofNeeds & { transaction: Transaction<Stores>; sessionsEnded: SessionsEnded },
  visitor: SignedIn,
  password: string | undefined,
): Promise<void> {
  await proveIdentity(needs, visitor, password);
  const { userId } = visitor;
  await needs.transaction(async (stores) => {
    const standings = await stores.deletion.standings(userId, true);
    if (standings.some((standing) => fateOf(standing) === "blocked")) refuse("LAST_ADMINISTRATOR");
    for (const standing of standings) await leave(stores, visitor, standing);
    const isRemembered = standings.some((standing) => fateOf(standing) === "left");
    await stores.auditRemoval.forget(userId);
    await stores.deletion.removePerson(userId, isRemembered);
  });
  needs.sessionsEnded(userId);
}

function fateOf({ isMember, isAlone, successor }: OrganizationStanding): OrganizationFate["fate"] {
  if (isAlone) return "removed";
  return isMember && successor === null ? "blocked" : "left";
}

async function leave(
  stores: Stores,
  visitor: SignedIn,
  standing: OrganizationStanding,
): Promise<void> {
  const { deletion, organizations, workspaceMembers, pageMembers, live } = stores;
  const { organizationId, successor } = standing;
  const { userId } = visitor;
  if (fateOf(standing) === "removed") return deletion.removeOrganization(organizationId);
  await deletion.removePrivateThings(organizationId, userId);
  if (successor === null) return;
  if (standing.isMember) {
    const actor = { ...visitor, organizationId };
    const details = { isAccountDeleted: true };
    await stores.audit.record(actor, [{ act: "memberLeft", details }]);
  }
  await workspaceMembers.removeFromAll(organizationId, userId, successor);
  await pageMembers.removeFromAll(organizationId, userId, successor);
  await stores.invitations.revokeOf(organizationId, userId);
  await organizations.removeMember(organizationId, userId);
  await live.emit(visitor, [
    { topic: `user:${successor}`, kind: "access" },
    { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
  ]);
}
