import * as fc from "fast-check";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Admin");
});

afterAll(() => server.stop());

const pagesCount = 8;
const place = fc.record({
  page: fc.nat({ max: pagesCount - 1 }),
  /** The page above; the last number stands for the top of a workspace. */
  above: fc.nat({ max: pagesCount }),
  workspace: fc.nat({ max: 1 }),
  after: fc.option(fc.nat({ max: pagesCount - 1 })),
  /** Not a move, but whether the page is restricted from now on. */
  restriction: fc.option(fc.boolean(), { freq: 3 }),
});
/** Rounds of calls that are sent at the same time. */
const rounds = fc.array(fc.array(place, { minLength: 2, maxLength: 6 }), {
  minLength: 1,
  maxLength: 4,
});

test("moves and restrictions at the same time lose no page, make no cycle, and leave every page as restricted as the pages above it", async () => {
  const workspaces: WorkspaceId[] = [];
  for (const workspaceName of ["Bakery", "Archive"]) {
    workspaces.push((await ana.client.workspaces.create({ workspaceName })).workspaceId);
  }
  const [bakery = "" as WorkspaceId] = workspaces;
  await fc.assert(
    fc.asyncProperty(rounds, async (chosen) => {
      const pages: PageId[] = [];
      for (let index = 0; index < pagesCount; index += 1) {
        pages.push((await ana.client.pages.create({ workspaceId: bakery })).pageId);
      }
      for (const round of chosen) {
        const results = await Promise.allSettled(
          round.map(async ({ page, above, workspace, after, restriction }) => {
            const pageId = pages[page] ?? ("" as PageId);
            if (restriction !== null) {
              const isRestricted = restriction;
              return ana.client.permissions.restrictPage({ pageId, isRestricted });
            }
            return ana.client.pages.move({
              pageId,
              workspaceId: workspaces[workspace] ?? bakery,
              parentPageId: pages[above] ?? null,
              after: after === null ? null : (pages[after] ?? null),
            });
          }),
        );
        // The page above may be below the page itself by now, or in the other workspace.
        const refused = results.flatMap((result) =>
          result.status === "rejected" ? [String(result.reason.code)] : [],
        );
        expect(
          refused.filter((code) => !["PAGE_BELOW_ITSELF", "NOT_FOUND"].includes(code)),
        ).toEqual([]);
      }
      const sql = withinOrganization(server.sql, ana.account.organization.id);
      const rows = await sql<{ id: PageId; isRight: boolean }[]>`
        with recursive tree (id, workspace_id, restricted_by) as (
          select id, workspace_id, case when is_restricted then array[id] else '{}' end
          from pages where parent_page_id is null and id = any(${pages}::uuid[])
          union all
          select p.id, t.workspace_id,
            case when p.is_restricted then array[p.id] else '{}' end || t.restricted_by
          from tree t join pages p on p.parent_page_id = t.id)
        select p.id, t.restricted_by = p.restricted_by and t.workspace_id = p.workspace_id as "isRight"
        from tree t join pages p on p.id = t.id`;
      expect(rows.map(({ id }) => id).toSorted()).toEqual(pages.toSorted());
      expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
