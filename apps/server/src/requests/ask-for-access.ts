import type { RequestTarget } from "@stemma/contract/requests.contract";
import { canOnPage, canOnWorkspace } from "@stemma/domain/access/can";
import type { OrganizationId, PageId, RequestId, WorkspaceId } from "@stemma/domain/ids";
import type { PageAccess, WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import { emitToDeciders } from "../open-requests/emit-to-deciders.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import type { Attempts } from "./join-existing.ts";
import type { RequestStore } from "./request.store.ts";

/** The most requests that one user can make per hour. */
const requestsAnHour = 20;
const hourMs = 60 * 60 * 1000;

interface Needs {
  access: {
    findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  attempts: Attempts;
  transaction: Transaction<{ requests: Pick<RequestStore, "insert" | "decidersOf">; live: Live }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Requests access to a page or workspace. For a member, the administrators of the page or workspace decide. For a user
 * outside the organization, the request also asks to join it, and the organization's administrators decide
 * (`decide-request.ts`). The answer is the same in both cases, so that the caller learns nothing about the
 * organization. If the caller already has access, no request is made.
 */
export async function askForAccess(
  { access, attempts, transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  { item, message }: { item: RequestTarget; message: string },
): Promise<void> {
  const found = (await find(access, scope, item)) ?? refuse("NOT_FOUND");
  if (found.canView) return;
  const createdAt = clock.now();
  const name = `requests:${scope.userId}`;
  const attemptCount = await attempts.count(name, hourMs, createdAt.getTime());
  if (attemptCount > requestsAnHour) return refuse("TOO_MANY_REQUESTS");
  const { organizationId } = found;
  const target = { type: item.type, targetId: item.id };
  const decided = found.isMember
    ? target
    : ({ type: "organization", targetId: organizationId } as const);
  await transaction(async (stores) => {
    await stores.requests.insert({
      id: ids.next<RequestId>(),
      organizationId,
      ...target,
      userId: scope.userId,
      confirmedEmail: null,
      message,
      createdAt,
    });
    await emitToDeciders(stores.live, scope, await stores.requests.decidersOf(decided));
  });
}

interface Found {
  readonly organizationId: OrganizationId;
  readonly isMember: boolean;
  readonly canView: boolean;
}

async function find(
  access: Needs["access"],
  scope: OrganizationScope,
  item: RequestTarget,
): Promise<Found | null> {
  if (item.type === "page") {
    const page = await access.findPage(scope, item.id);
    if (page === null) return null;
    const { organizationId, isOrganizationMember: isMember, facts } = page;
    const actor = { ...page.actor, isInOrganization: isMember };
    return { organizationId, isMember, canView: canOnPage(actor, "view", facts) };
  }
  const workspace = await access.findWorkspace(scope, item.id);
  if (workspace === null) return null;
  const { organizationId, isOrganizationMember: isMember } = workspace;
  const actor = { ...workspace.actor, isInOrganization: isMember };
  return { organizationId, isMember, canView: canOnWorkspace(actor, "view") };
}
