import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { LiveEvent } from "@stemma/contract/live-event";
import { authorizePage } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { settleRequests, type SettlingStores } from "../open-requests/settle-requests.ts";
import type { Clock } from "../platform/clock.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import { authorizePlace, lockAbove, type PlaceAccess } from "./authorize-place.ts";
import type { PageStore } from "./page.store.ts";
import type { PlaceInLevel, TreePlace } from "./page-place.store.ts";
import type { PageTreeStore } from "./page-tree.store.ts";
import { refuseTakingAlong } from "./refuse-taking-along.ts";

/** A person as other members of the organization see them. */
interface Person {
  readonly id: UserId;
  readonly name: string;
}

interface Needs {
  access: PlaceAccess;
  readers: {
    /** The people who could see the page if it were there, by name. */
    list(scope: OrganizationScope, pageId: PageId, place: TreePlace): Promise<Person[]>;
  };
  pageTree: Pick<PageTreeStore, "placeOf" | "inheritsElsewhere" | "rolesBelow">;
}

interface MoveNeeds extends Needs {
  transaction: Transaction<
    SettlingStores & {
      access: PlaceAccess;
      pages: Pick<PageStore, "lock">;
      pageTree: Pick<
        PageTreeStore,
        | "hold"
        | "isInSubtree"
        | "placeOf"
        | "put"
        | "below"
        | "moveOutUnadministered"
        | "areasOf"
        | "inheritsElsewhere"
        | "rolesBelow"
      >;
      live: Live;
    }
  >;
  clock: Clock;
}

interface Move extends TreePlace {
  readonly pageId: PageId;
}

/** What a move of a page would change: the first people who would gain, lose and keep access, and how many would. */
interface MovePreview {
  readonly gaining: Person[];
  readonly losing: Person[];
  readonly keeping: Person[];
  readonly counts: { readonly gaining: number; readonly losing: number; readonly keeping: number };
}

/** Lists the people who would gain, lose and keep access to the page in another place, without moving it. */
export async function previewMove(
  needs: Needs,
  scope: OrganizationScope,
  move: Move,
): Promise<MovePreview> {
  await authorizeMove(needs.access, scope, move);
  await refuseTakingElsewhere(needs.pageTree, scope, move);
  const from = (await needs.pageTree.placeOf(scope, move.pageId)) ?? refuse("NOT_FOUND");
  const [before, after] = await Promise.all([
    needs.readers.list(scope, move.pageId, from),
    needs.readers.list(scope, move.pageId, move),
  ]);
  const sawBefore = new Set(before.map((person) => person.id));
  const seeAfter = new Set(after.map((person) => person.id));
  const gaining = after.filter((person) => !sawBefore.has(person.id));
  const losing = before.filter((person) => !seeAfter.has(person.id));
  const keeping = after.filter((person) => sawBefore.has(person.id));
  return {
    gaining: first(gaining),
    losing: first(losing),
    keeping: first(keeping),
    counts: { gaining: gaining.length, losing: losing.length, keeping: keeping.length },
  };
}

/**
 * Moves the page, with all pages below it except those that nobody would administer there, to a place where the caller may create pages: behind the page `after`, before all pages of the level
 * if `after` is `null`, or behind all if it is missing or has left the level. PAGE_DELETED if the page or the one above is deleted,
 * NOT_ALLOWED if pages below would be for others, and the caller sees one of them without administering it, PAGE_BELOW_ITSELF if the page above is the page itself or below it, NOT_FOUND if one of the two has no place in the tree.
 */
export async function movePage(
  { access, transaction, clock }: MoveNeeds,
  scope: OrganizationScope,
  { after = "last", ...move }: Move & { readonly after?: PlaceInLevel | undefined },
): Promise<void> {
  const from = await authorizeMove(access, scope, move);
  const { parentPageId } = move;
  await transaction(async (stores) => {
    const { pages, pageTree, live } = stores;
    if (!(await pageTree.hold([from, move.workspaceId]))) return refuse("NOT_FOUND");
    const page = (await pages.lock(scope, move.pageId)) ?? refuse("NOT_FOUND");
    if (page.deleted) return refuse("PAGE_DELETED");
    // Where it was when the caller was authorized: another workspace needs another lock.
    if (page.workspaceId !== from) return refuse("NOT_FOUND");
    await lockAbove(pages, scope, move);
    // Meanwhile the caller can have lost the role.
    await authorizeMove(stores.access, scope, move);
    if (parentPageId !== null && (await pageTree.isInSubtree(move.pageId, parentPageId)))
      return refuse("PAGE_BELOW_ITSELF");
    await refuseTakingElsewhere(pageTree, scope, move);
    const before = (await pageTree.placeOf(scope, move.pageId)) ?? refuse("NOT_FOUND");
    await pageTree.put(move.pageId, move, after);
    await pageTree.moveOutUnadministered(move.pageId, before, await pageTree.areasOf(move));
    const { organizationId } = scope;
    await settleRequests(stores, scope, { organizationId, userId: null, at: clock.now() });
    const ids = { page: move.pageId, workspace: move.workspaceId };
    const below = await pageTree.below(move.pageId);
    await live.emit(scope, [
      { topic: `page:${move.pageId}`, kind: "access", ids },
      { topic: `page:${move.pageId}`, kind: "move", ids },
      ...below.flatMap(({ id }): LiveEvent[] => [
        { topic: `page:${id}`, kind: "access" },
        { topic: `page:${id}`, kind: "move" },
      ]),
      // Without the page's id, because members of the old workspace may not see the page any more.
      { topic: `workspace:${page.workspaceId}`, kind: "pages" },
      { topic: `workspace:${move.workspaceId}`, kind: "pages", ids },
    ]);
  });
}

async function authorizeMove(
  access: Needs["access"],
  scope: OrganizationScope,
  { pageId, ...place }: Move,
): Promise<WorkspaceId> {
  const page = authorizePage(await access.findPage(scope, pageId), "move");
  await authorizePlace(access, scope, page.kind, place);
  return page.workspaceId;
}

/** NOT_ALLOWED if pages below come along to where they are for others, and the caller only sees one of them. */
async function refuseTakingElsewhere(
  pageTree: Pick<PageTreeStore, "inheritsElsewhere" | "rolesBelow">,
  scope: OrganizationScope,
  move: Move,
): Promise<void> {
  if (await pageTree.inheritsElsewhere(move.pageId, move))
    await refuseTakingAlong(pageTree, scope, move.pageId);
}

function first(people: Person[]): Person[] {
  return people.slice(0, rowsPerAnswerMax);
}
