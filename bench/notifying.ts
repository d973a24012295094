import { createPage } from "@stemma/sample/create-page";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { bodyOf } from "../e2e/fixtures/body-of.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter } from "./writer.ts";

/** How many people subscribe to the page. */
const crowds = [0, 10, 1000, 10_000];
const publishes = 7;

/** How long a publish takes, by the number of notified people. */
export async function measureNotifying(server: StemmaServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const crowd of crowds) {
    const writer = await signUpWriter(server.url, `10.2.0.${crowds.indexOf(crowd) + 1}`);
    const { pageId, draftId } = await createPage(writer, writer.workspaceId);
    await seedSubscribers(server, pageId, crowd);
    const samples: number[] = [];
    let previous: string | null = null;
    let draft: { id: string; revision: number } = { id: draftId, revision: 1 };
    for (let count = 0; count < publishes; count += 1) {
      if (previous !== null) draft = await openDraft(writer, pageId);
      const revision = await saveDraft(writer, draft, {
        pageTitle: "To all",
        body: bodyOf(`Version ${count}`),
      });
      const started = performance.now();
      const message = { subjectLine: `Version ${count}` };
      const versionId: string = await publishDraft(writer, draft.id, {
        revision,
        expected: previous,
        ...message,
      });
      samples.push(performance.now() - started);
      previous = versionId;
    }
    rows.push({
      what: `a publish that tells ${crowd.toLocaleString("en")} people (median of ${publishes}; slowest)`,
      seen: `${time(percentile(samples, 0.5))}; ${time(Math.max(...samples))}`,
    });
  }
  return rows;
}

/** Adds members of the page's organization and workspace who subscribe to the page. */
async function seedSubscribers(server: StemmaServer, pageId: string, count: number): Promise<void> {
  const sql = openSql(server.dataDir);
  try {
    await sql`with page as (select organization_id, workspace_id from pages where id = ${pageId}),
      made as (
        insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
        select gen_random_uuid(), n || '@crowd.example', 'Reader', n::text, now(), organization_id
        from page, generate_series(1, ${count}::int) n returning id),
      joined as (insert into organization_members
        select organization_id, id, 'user', now() from page, made),
      inside as (insert into workspace_members
        (organization_id, workspace_id, user_id, role, own_role)
        select organization_id, workspace_id, id, 'viewer', 'viewer' from page, made)
      insert into page_subscribers select organization_id, ${pageId}, id from page, made`;
  } finally {
    await sql.end();
  }
}
