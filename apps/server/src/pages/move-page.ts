import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { PageAccess, WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { settleRequests, type SettlingStores } from "../open-requests/settle-requests.ts";
import type { Clock } from "../platform/clock.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { PageStore } from "./page.store.ts";

/** A person as other members of the organization see them. */
interface Person {
  readonly id: UserId;
  readonly name: string;
}

interface Needs {
  access: {
    findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null>;
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  readers: {
    /** The people who could see the page if this were its home workspace, by name. */
    list(scope: OrganizationScope, pageId: PageId, workspaceId: WorkspaceId): Promise<Person[]>;
  };
}

interface MoveNeeds extends Needs {
  transaction: Transaction<
    SettlingStores & { pages: Pick<PageStore, "lock" | "setWorkspace">; live: Live }
  >;
  clock: Clock;
}

interface Move {
  readonly pageId: PageId;
  readonly workspaceId: WorkspaceId;
}

/** Lists the people who would gain, lose and keep access to the page in another workspace, without moving it. */
export async function previewMove(
  needs: Needs,
  scope: OrganizationScope,
  move: Move,
): Promise<{ gaining: Person[]; losing: Person[]; keeping: Person[] }> {
  const from = await authorizeMove(needs.access, scope, move);
  const [before, after] = await Promise.all([
    needs.readers.list(scope, move.pageId, from),
    needs.readers.list(scope, move.pageId, move.workspaceId),
  ]);
  const sawBefore = new Set(before.map((person) => person.id));
  const seeAfter = new Set(after.map((person) => person.id));
  return {
    gaining: first(after.filter((person) => !sawBefore.has(person.id))),
    losing: first(before.filter((person) => !seeAfter.has(person.id))),
    keeping: first(after.filter((person) => sawBefore.has(person.id))),
  };
}

/** Moves the page to a workspace that the caller administers. PAGE_DELETED if the page is deleted. */
export async function movePage(
  { access, transaction, clock }: MoveNeeds,
  scope: OrganizationScope,
  move: Move,
): Promise<void> {
  await authorizeMove(access, scope, move);
  await transaction(async (stores) => {
    const { pages, live } = stores;
    const page = (await pages.lock(scope, move.pageId)) ?? refuse("NOT_FOUND");
    if (page.deleted) return refuse("PAGE_DELETED");
    await pages.setWorkspace(scope, move.pageId, move.workspaceId);
    const { organizationId } = scope;
    await settleRequests(stores, scope, { organizationId, userId: null, at: clock.now() });
    const ids = { page: move.pageId, workspace: move.workspaceId };
    await live.emit(scope, [
      { topic: `page:${move.pageId}`, kind: "access", ids },
      { topic: `page:${move.pageId}`, kind: "move", ids },
      // Without the page's id, because members of the old workspace may not see the page any more.
      { topic: `workspace:${page.workspaceId}`, kind: "pages" },
      { topic: `workspace:${move.workspaceId}`, kind: "pages", ids },
    ]);
  });
}

async function authorizeMove(
  access: Needs["access"],
  scope: OrganizationScope,
  { pageId, workspaceId }: Move,
): Promise<WorkspaceId> {
  const page = authorizePage(await access.findPage(scope, pageId), "move");
  authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "createPage");
  return page.workspaceId;
}

function first(people: Person[]): Person[] {
  return people.slice(0, rowsPerAnswerMax);
}
