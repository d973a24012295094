import type { openSql } from "../../e2e/server/open-sql.ts";
import { inventedWord, inventedWords, randomNumbers } from "../invented-text.ts";
import { bodyOf } from "../seed-pages.ts";

type Sql = ReturnType<typeof openSql>;

/** How much there is: the number of pages, and the 'Personal' workspace of who administers the large organization. */
interface Size {
  readonly pages: number;
  readonly workspaceId: string;
}

/** The versions of each page; one page has `manyVersions`. Only the published one has a long text. */
const versionsEach = 10;
const manyVersions = 300;
/** The workspaces of the large organization. */
const workspaces = 40;
const vocabulary = 20_000;
const sentences = 2000;
const pagesPerStatement = 20_000;

/**
 * Fills a new database with a part of what a million pages come with: 10 million versions, 50,000 people and 2,000 organizations, of which
 * one has every fifth page and every tenth person, one page with 300 versions, and one person with 20,000 notifications. Rows are made
 * within the database, which takes minutes for a million pages and about 9 kB of disk for each.
 */
export async function seedGrowth(sql: Sql, { pages, workspaceId }: Size): Promise<void> {
  const share = pages / 1_000_000;
  const people = Math.max(50, Math.round(50_000 * share));
  const organizations = Math.max(5, Math.round(2000 * share));
  const notifications = Math.max(20, Math.round(20_000 * share));
  const [own] = await sql<{ organizationId: string; userId: string }[]>`
    select organization_id as "organizationId", user_id as "userId" from workspace_members
    where workspace_id = ${workspaceId}`;
  if (own === undefined) throw new Error("The writer has no workspace.");
  const { organizationId, userId } = own;
  await sql`set synchronous_commit = off`;
  await sql`set work_mem = '64MB'`;
  await sql`create function pg_temp.id_of(kind text, n bigint) returns uuid language sql immutable
    return overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid`;

  await sql`create temporary table words as select n::int as rank, word from
    unnest(${Array.from({ length: vocabulary }, (_, rank) => inventedWord(rank))}::text[]) with ordinality t (word, n)`;
  const random = randomNumbers(7);
  await sql`create temporary table sentences as select n::int as rank, text, to_tsvector('simple', text) as words from
    unnest(${Array.from({ length: sentences }, () => inventedWords(random, 50))}::text[]) with ordinality t (text, n)`;
  await sql`analyze words`;
  await sql`analyze sentences`;

  await sql`insert into organizations (id, organization_name, created_at)
    select pg_temp.id_of('organization', n), 'Organization ' || n, now() from generate_series(1, ${organizations}::int) n`;
  await sql`create temporary table homes as
    select n, pg_temp.id_of('person', n) as user_id, pg_temp.id_of('organization', n % ${organizations}::int + 1) as organization_id,
      pg_temp.id_of('workspace', n % ${organizations}::int + 1) as workspace_id, n % 10 = 0 as is_here
    from generate_series(1, ${people}::int) n`;
  await sql`insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
    select user_id, 'person' || n || '@example.org', 'Person', n::text, now(), organization_id from homes`;
  await sql`insert into workspaces (id, organization_id, workspace_name, is_personal_workspace, created_at, updated_at, updated_by)
    select pg_temp.id_of('workspace', n), pg_temp.id_of('organization', n), 'Workspace ' || n, false, now(), now(), ${userId}::uuid
    from generate_series(1, ${organizations}::int) n
    union all select pg_temp.id_of('here', n), ${organizationId}::uuid, 'Workspace ' || n, false, now(), now(), ${userId}::uuid
    from generate_series(1, ${workspaces}::int) n`;
  await sql`insert into organization_members (organization_id, user_id, role, joined_at)
    select organization_id, user_id, 'user', now() from homes
    union all select ${organizationId}::uuid, user_id, 'user', now() from homes where is_here`;
  await sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    select organization_id, workspace_id, user_id, 'editor', 'editor' from homes
    union all select ${organizationId}::uuid, pg_temp.id_of('here', w), user_id, 'editor', 'editor'
      from homes, generate_series(1, ${workspaces}::int) w where is_here and (n / 10 + w) % 8 = 0
    union all select ${organizationId}::uuid, pg_temp.id_of('here', w), ${userId}::uuid, 'administrator', 'administrator'
      from generate_series(1, ${workspaces}::int) w`;
  await sql`insert into configurations (organization_id, user_id, personal_workspace_id, is_show_sidebar, is_show_pinned, is_show_recent,
      recent_items_display, new_pin_insertion)
    select organization_id, user_id, workspace_id, true, true, true, 'both', 'top' from homes
    union all select ${organizationId}::uuid, user_id, workspace_id, true, true, true, 'both', 'top' from homes where is_here`;

  for (let first = 1; first <= pages; first += pagesPerStatement) {
    await seedPages(sql, {
      organizationId,
      userId,
      organizations,
      people,
      first,
      last: Math.min(pages, first + pagesPerStatement - 1),
    });
  }

  // The page with many versions, and the person with many notifications: of the first pages of the large organization.
  await sql`insert into page_versions (id, organization_id, page_id, sequence, page_title, body, published_at, published_by,
      subject_line, message_body, draft_id)
    select gen_random_uuid(), organization_id, id, k, 'Many versions', ${short}::json, now(), ${userId}::uuid, 'Change ' || k, '',
      gen_random_uuid()
    from pages, generate_series(${versionsEach + 1}::int, ${manyVersions}::int) k where id = pg_temp.id_of('page', 5)`;
  await sql`insert into notifications (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    select gen_random_uuid(), v.organization_id, ${userId}::uuid, 'pageVersionPublish', case when random() < 0.5 then 'unread' else 'read' end,
      v.published_by, v.published_at, v.page_id, v.id
    from pages p join page_versions v on v.page_id = p.id
    where p.organization_id = ${organizationId}::uuid limit ${notifications}`;
  await sql`insert into search_words (organization_id, word) select ${organizationId}::uuid, word from words on conflict do nothing`;
  for (const [table, count] of [
    ["pins", 5],
    ["recents", 10],
  ] as const) {
    const place = table === "pins" ? sql`position` : sql`accessed_at`;
    const value = table === "pins" ? sql`k` : sql`now() - k * interval '1 minute'`;
    await sql`insert into ${sql(table)} (organization_id, user_id, item_id, type, ${place})
      select p.organization_id, h.user_id, p.id, 'page', ${value}
      from (select n, user_id from homes union all select 0, ${userId}::uuid) h, generate_series(1, ${count}::int) k
      join pages p on true where p.id = pg_temp.id_of('page', (h.n * 5 + k * 5) % ${pages}::int + 5) on conflict do nothing`;
  }
  await sql`vacuum analyze`;
  await sql`checkpoint`;
}

const short = JSON.stringify(bodyOf(["One line."]));

/** A stretch of pages, with everything that belongs to each. */
async function seedPages(
  sql: Sql,
  at: {
    organizationId: string;
    userId: string;
    organizations: number;
    people: number;
    first: number;
    last: number;
  },
): Promise<void> {
  const { organizationId, userId, organizations, people, first, last } = at;
  const [before = "", middle = "", after = ""] = JSON.stringify(bodyOf(["§", "§"])).split("§");
  // Every fifth page is in the large organization: half of these below the page with the number 5, or below one of the others.
  await sql`create temporary table made as
    select n, pg_temp.id_of('page', n) as page_id, pg_temp.id_of('version', n * ${versionsEach}::bigint + ${versionsEach - 1}) as version_id,
      n % 5 = 0 as is_here, pg_temp.id_of('person', n % ${people}::int + 1) as user_id,
      case when n % 5 = 0 then ${organizationId}::uuid else pg_temp.id_of('organization', n % ${organizations}::int + 1) end as organization_id,
      case when n % 5 = 0 then pg_temp.id_of('here', n / 5 % ${workspaces}::int + 1)
        else pg_temp.id_of('workspace', n % ${organizations}::int + 1) end as workspace_id,
      case when n % 5 = 0 and n > 400 and n % 10 = 0 then pg_temp.id_of('page', (n - 400) / 4000 * 4000 + n % 200 + 200) end as parent_page_id,
      initcap(w.word) || ' ' || x.word || ' page' || n as title, s.text as one, t.text as two, s.words || t.words as words,
      now() - interval '3 years' + n * interval '90 seconds' as at
    from generate_series(${first}::int, ${last}::int) n
    join words w on w.rank = n % ${vocabulary}::int + 1 join words x on x.rank = n * 7 % 500 + 1
    join sentences s on s.rank = n % ${sentences}::int + 1 join sentences t on t.rank = n * 13 % ${sentences}::int + 1`;
  await sql`insert into pages (id, organization_id, workspace_id, published_version, parent_page_id, order_key, updated_at, updated_by)
    select page_id, organization_id, workspace_id, version_id, parent_page_id, 'g' || lpad(n::text, 7, '0'), at, user_id
    from made order by n`;
  await sql`insert into page_versions (id, organization_id, page_id, previous_node, sequence, page_title, body, published_at, published_by,
      subject_line, message_body, draft_id)
    select pg_temp.id_of('version', n * ${versionsEach}::bigint + k), organization_id, page_id,
      case when k > 0 then pg_temp.id_of('version', n * ${versionsEach}::bigint + k - 1) end, k + 1, title,
      (case when k = ${versionsEach - 1} then ${before}::text || one || ${middle}::text || two || ${after}::text else ${short}::text end)::json,
      at - (${versionsEach} - k) * interval '1 hour', user_id, 'Change ' || k, '', gen_random_uuid()
    from made, generate_series(0, ${versionsEach - 1}::int) k order by n, k`;
  await sql`insert into page_search (page_id, organization_id, folded_title, words, text, phrases, places, updated_at)
    select page_id, organization_id, lower(title), words || to_tsvector('simple', title), one || E'\\n' || two, one || ' ' || two, '', at
    from made order by n`;
  await sql`insert into page_members (organization_id, page_id, user_id, role)
    select organization_id, page_id, user_id, 'administrator' from made`;
  await sql`insert into page_subscribers (organization_id, page_id, user_id)
    select organization_id, page_id, user_id from made
    union all select organization_id, page_id, ${userId}::uuid from made where is_here and n % 100 = 0`;
  await sql`insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
    select organization_id, user_id, page_id, version_id, at from made
    union all select organization_id, ${userId}::uuid, page_id,
      case when n % 50 = 0 then pg_temp.id_of('version', n * ${versionsEach}::bigint) else version_id end, at from made where is_here and n % 10 = 0`;
  await sql`insert into page_references (organization_id, page_id, target_id)
    select organization_id, page_id, pg_temp.id_of('page', n / 2 / 5 * 5 + n % 5) from made`;
  await sql`insert into drafts (id, organization_id, page_id, user_id, previous_node, page_title, body, updated_at, revision)
    select gen_random_uuid(), organization_id, page_id, case when is_here and n % 100 = 0 then ${userId}::uuid else user_id end, version_id,
      title, ${short}::json, at, 1 from made where n % 10 = 0`;
  await sql`insert into notifications (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    select gen_random_uuid(), organization_id, pg_temp.id_of('person', (n + k) % ${people}::int + 1), 'pageVersionPublish', 'unread', user_id,
      at, page_id, version_id from made, generate_series(1, 3) k`;
  await sql`drop table made`;
}
