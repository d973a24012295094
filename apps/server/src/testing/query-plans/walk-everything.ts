import type { Clock } from "../../platform/clock.ts";
import type { Sql } from "../../platform/database/connect.ts";
import { accountRows } from "../account-rows.ts";
import { createIsolationFixture } from "../isolation-fixture.ts";
import type { IsolationRow } from "../isolation-row.ts";
import { joinOrganization } from "../join-organization.ts";
import { pageRows } from "../page-rows.ts";
import { peopleRows } from "../people-rows.ts";
import { personalRows } from "../personal-rows.ts";
import type { TestServer } from "../start-test-server.ts";
import { templateRows } from "../template-rows.ts";
import { trashRows } from "../trash-rows.ts";
import { workspaceRows } from "../workspace-rows.ts";
import { seedGrowth } from "./seed-growth.ts";
import { walkLists } from "./walk-lists.ts";
import { walkAccounts, walkPeople } from "./walk-people.ts";
import { walkSearches } from "./walk-searches.ts";
import { walkTree } from "./walk-tree.ts";
import { walkWriting } from "./walk-writing.ts";

/** Procedures by their names, but for those after which less is left to call others with. */
const rows: readonly (readonly [name: string, row: IsolationRow])[] = [
  accountRows,
  workspaceRows,
  pageRows,
  personalRows,
  peopleRows,
  templateRows,
  trashRows,
].flatMap((record) =>
  Object.entries(record).filter(([name]) => !/delete|remove|leave|end/i.test(name)),
);

/** A clock that can be put forward. */
export interface WalkClock extends Clock {
  wait(days: number): void;
  catchUp(): void;
}

/** Creates a clock that is right until it is put forward. */
export function createWalkClock(): WalkClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    wait: (days) => void (aheadMs += days * 86_400_000),
    catchUp: () => void (aheadMs = 0),
  };
}

/**
 * Does on a server what sends every statement of the stores. `begin` hears the name of each procedure before it is called alone,
 * and `null` before what calls many.
 */
export async function walkEverything(
  server: TestServer,
  clock: WalkClock,
  admin: Sql,
  begin: (procedure: string | null) => void = () => {},
): Promise<void> {
  const { owned, fixture } = await createIsolationFixture(server);
  for (const [name, row] of rows) {
    begin(name);
    await row.call(fixture.owner.client, owned, fixture).catch(() => {});
  }
  begin(null);
  const olga = await server.signUp("Olga Walks");
  const carl = await server.signUp("Carl Walks");
  const { workspaceId } = await olga.client.workspaces.create({ workspaceName: "Kitchen" });
  await joinOrganization(server, carl, olga, [{ id: workspaceId, role: "editor" }]);
  const walkers = { server, olga, carl, workspaceId, wait: clock.wait };
  for (const walk of [walkWriting, walkLists, walkTree, walkPeople, walkAccounts]) {
    await walk(walkers);
  }
  await admin`delete from page_search`;
  await server.indexMissingPages(() => false);
  await seedGrowth(admin, {
    organizationId: fixture.owner.account.organization.id,
    workspaceId: owned.workspaceId,
    userId: fixture.owner.account.user.id,
  });
  clock.catchUp();
  await walkSearches(server, fixture.owner, owned.workspaceId);
}
