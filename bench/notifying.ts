import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { bodyOf } from "../e2e/fixtures/body-of.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter } from "./writer.ts";

/** How many people subscribe to the page that is published. */
const crowds = [0, 10, 1000, 10_000];
const publishes = 7;

/** How long a publish takes, by how many people it tells. */
export async function measureNotifying(server: StemmaServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const crowd of crowds) {
    const writer = await signUpWriter(server.url, `10.2.0.${crowds.indexOf(crowd) + 1}`);
    const { workspaceId, call } = writer;
    const made = await call<{ pageId: string; draftId: string }>("pages/create", { workspaceId });
    const { pageId } = made;
    await seedSubscribers(server, pageId, crowd);
    const samples: number[] = [];
    let previous: string | null = null;
    let draft = { id: made.draftId, revision: 1 };
    for (let count = 0; count < publishes; count += 1) {
      if (previous !== null) draft = await call("drafts/create", { pageId });
      const saved = await call<{ revision: number }>("drafts/save", {
        draftId: draft.id,
        expectedRevision: draft.revision,
        saveId: crypto.randomUUID(),
        pageTitle: "To all",
        serializedEditorState: bodyOf(`Version ${count}`),
        draftNotes: null,
      });
      const started = performance.now();
      const published: { versionId: string } = await call("drafts/publish", {
        draftId: draft.id,
        expectedRevision: saved.revision,
        expectedPublishedVersion: previous,
        publishMessage: { subjectLine: `Version ${count}`, body: "" },
      });
      samples.push(performance.now() - started);
      previous = published.versionId;
    }
    rows.push({
      what: `a publish that tells ${crowd.toLocaleString("en")} people (median of ${publishes}; slowest)`,
      seen: `${time(percentile(samples, 0.5))}; ${time(Math.max(...samples))}`,
    });
  }
  return rows;
}

/** Members of the page's organization and workspace who subscribe to it. */
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
