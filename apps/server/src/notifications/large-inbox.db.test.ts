import { afterAll, beforeAll, expect, test } from "vitest";
import { passOver } from "../testing/citus/pass-over.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { recordStatements } from "../testing/query-plans/record-statements.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("reading a page does not look at thousands of unread notifications of other pages, with the plan for people who have few", async (context) => {
  passOver(context, "hasOtherPlans");
  const { olga, mia, page } = await sharedPage(server, "viewer");
  const { id: organizationId } = olga.account.organization;
  // Mia has 5,000 unread notifications of other pages, 2,000 other people have one each.
  await server.sql`
    insert into notifications (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    select gen_random_uuid(), ${organizationId}, case when n <= 5000 then ${mia.account.user.id} else gen_random_uuid() end,
      'pageVersionPublish', 'unread', ${olga.account.user.id}, now(), gen_random_uuid(), gen_random_uuid()
    from generate_series(1, 7000) n`;
  await server.sql`analyze notifications`;
  await mia.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
  const { versionId } = await publishVersion(olga, page.pageId, "Second");
  await server.runTasks();
  const recorded = recordStatements(server.sql);
  await mia.client.reading.mark({ pageId: page.pageId, versionId });
  const sent = recorded().find(({ text }) => /^\s*update notifications/.test(text));
  if (sent === undefined) throw new Error("Nothing was marked.");

  const plan = await server.sql.begin(async (sql) => {
    await sql`set local plan_cache_mode = 'force_generic_plan'`;
    await sql.unsafe(`prepare marking as ${sent.text}`);
    const values = sent.values.map((value) => `'${String(value)}'`).join(", ");
    const rows = await sql.unsafe<{ "QUERY PLAN": string }[]>(
      `explain (costs off) execute marking (${values})`,
    );
    await sql`deallocate marking`;
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("notifications_of_page");
});
