import { afterAll, beforeAll, expect, test } from "vitest";
import { passOver } from "../testing/citus/pass-over.ts";
import { fillLevel } from "../testing/fill-level.ts";
import { recordStatements } from "../testing/query-plans/record-statements.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("what somebody read of a page is not looked for among its hundreds of readers, where most pages have one", async (context) => {
  passOver(context, "hasOtherPlans");
  const { olga, mia, page } = await sharedPage(server, "viewer");
  const { pageId, versionId } = page;
  const { id: organizationId } = olga.account.organization;
  await mia.client.recents.add({ type: "page", id: pageId, shownVersion: versionId });
  const others = await fillLevel(server.sql, pageId, 2000);
  await server.sql`
    insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
    select ${organizationId}::uuid, gen_random_uuid(), id, ${versionId}::uuid, now() from unnest(${others}::uuid[]) id
    union all select ${organizationId}, gen_random_uuid(), ${pageId}::uuid, ${versionId}, now() from generate_series(1, 300)`;
  await server.sql`analyze page_reads`;
  const recorded = recordStatements(server.sql);
  await mia.client.pages.get({ pageId });
  const sent = recorded().filter(({ text }) => text.includes("page_reads pr"));
  expect(sent).not.toEqual([]);

  for (const { text, values } of sent) {
    const plan = await server.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      return sql.unsafe<{ "QUERY PLAN": string }[]>(`explain (costs off) ${text}`, [
        ...values,
      ] as never[]);
    });
    const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(lines).toContain("on page_reads pr");
    expect(lines).not.toMatch(/on page_reads pr\n\s+Index Cond: (?!.*user_id)/);
  }
});
