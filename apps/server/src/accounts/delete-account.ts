import { answeredMax } from "@stemma/domain/paging/answered-max";
import type { OrganizationFate } from "@stemma/contract/account-life.contract";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { DeletionPreviewStore } from "./deletion-preview.store.ts";
import type { DeletionStore, OrganizationStanding } from "./deletion.store.ts";
import { proveIdentity, type Proof } from "./prove-identity.ts";
import type { SessionsEnded } from "./sessions-ended.ts";

/** Takes from somebody what their membership gave them in one feature; what they alone administered passes to the heir. */
interface Memberships {
  removeFromAll(organizationId: OrganizationId, userId: UserId, heir: UserId): Promise<void>;
}

interface Stores {
  deletion: DeletionStore;
  invitations: { revokeOf(organizationId: OrganizationId, userId: UserId): Promise<void> };
  organizations: { removeMember(organizationId: OrganizationId, userId: UserId): Promise<void> };
  workspaceMembers: Memberships;
  pageMembers: Memberships;
  live: Live;
}

/** What the deletion of the visitor's account would take along in each of their organizations, and what would stay. */
export async function previewDeletion(
  needs: { deletion: Pick<DeletionStore, "standings">; deletionPreview: DeletionPreviewStore },
  { userId }: SignedIn,
): Promise<OrganizationFate[]> {
  const standings = await needs.deletion.standings(userId, false);
  return Promise.all(
    standings
      .filter(({ isMember }) => isMember)
      .slice(0, answeredMax)
      .map(async (standing) => {
        const { organizationId, organizationName, isAlone } = standing;
        const counts = await needs.deletionPreview.count(organizationId, userId, isAlone);
        return { organizationId, organizationName, fate: fateOf(standing), ...counts };
      }),
  );
}

/**
 * Deletes the visitor's account, in one transaction. Organizations where they are alone go with everything in them. In the
 * others what they published stays under their name; their drafts, pages never published, lists and sign-in go, and what
 * they alone administered passes on. LAST_ADMINISTRATOR where nobody could take an organization over; else as `proveIdentity`.
 */
export async function deleteAccount(
  needs: Proof & { transaction: Transaction<Stores>; sessionsEnded: SessionsEnded },
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
    await stores.deletion.removePerson(userId, isRemembered);
  });
  needs.sessionsEnded(userId);
}

function fateOf({ isMember, isAlone, heir }: OrganizationStanding): OrganizationFate["fate"] {
  if (isAlone) return "removed";
  return isMember && heir === null ? "blocked" : "left";
}

async function leave(
  stores: Stores,
  visitor: SignedIn,
  standing: OrganizationStanding,
): Promise<void> {
  const { deletion, organizations, workspaceMembers, pageMembers, live } = stores;
  const { organizationId, heir } = standing;
  const { userId } = visitor;
  if (fateOf(standing) === "removed") return deletion.removeOrganization(organizationId);
  await deletion.removePrivateThings(organizationId, userId);
  if (heir === null) return;
  await workspaceMembers.removeFromAll(organizationId, userId, heir);
  await pageMembers.removeFromAll(organizationId, userId, heir);
  await stores.invitations.revokeOf(organizationId, userId);
  await organizations.removeMember(organizationId, userId);
  await live.emit(visitor, [
    { topic: `user:${heir}`, kind: "access" },
    { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
  ]);
}
