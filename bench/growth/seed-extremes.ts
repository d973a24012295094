import type { StageSql } from "./run-stages.ts";
import { shortText, versionsEach } from "./seed-pages.ts";

/** The versions of the page that has most. */
const manyVersions = 300;

/** Who has most notifications, how many, and how many pages there are. */
interface Extremes {
  readonly organizationId: string;
  readonly userId: string;
  readonly pages: number;
  readonly notifications: number;
}

/** Makes the page with many versions, and the person with many notifications: of the first pages of the large organization. */
export async function seedExtremes(tx: StageSql, size: Extremes): Promise<void> {
  const { organizationId, userId, pages, notifications } = size;
  await tx`insert into page_versions (id, organization_id, page_id, sequence, page_title, body, published_at, published_by,
      subject_line, message_body, draft_id)
    select gen_random_uuid(), organization_id, id, k, 'Many versions', ${shortText}::json, now(), ${userId}::uuid, 'Change ' || k, '',
      gen_random_uuid()
    from pages, generate_series(${versionsEach + 1}::int, ${manyVersions}::int) k where id = seed.id_of('page', 5)`;
  await tx`insert into notifications (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    select gen_random_uuid(), v.organization_id, ${userId}::uuid, 'pageVersionPublish', case when random() < 0.5 then 'unread' else 'read' end,
      v.published_by, v.published_at, v.page_id, v.id
    from pages p join page_versions v on v.page_id = p.id
    where p.organization_id = ${organizationId}::uuid limit ${notifications}`;
  await tx`insert into search_words (organization_id, word)
    select ${organizationId}::uuid, word from seed.words on conflict do nothing`;
  for (const [table, count] of [
    ["pins", 5],
    ["recents", 10],
  ] as const) {
    const place = table === "pins" ? tx`position` : tx`accessed_at`;
    const value = table === "pins" ? tx`k` : tx`now() - k * interval '1 minute'`;
    await tx`insert into ${tx(table)} (organization_id, user_id, item_id, type, ${place})
      select p.organization_id, h.user_id, p.id, 'page', ${value}
      from (select n, user_id from seed.homes union all select 0, ${userId}::uuid) h, generate_series(1, ${count}::int) k
      join pages p on true where p.id = seed.id_of('page', (h.n * 5 + k * 5) % ${pages}::int + 5) on conflict do nothing`;
  }
}
