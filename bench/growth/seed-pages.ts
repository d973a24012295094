import { bodyOf } from "../seed-pages.ts";
import type { StageSql } from "./run-stages.ts";
import { sentences, vocabulary } from "./seed-texts.ts";

/** The versions of each page. Only the published one has a long text. */
export const versionsEach = 10;
/** The workspaces of the large organization. */
export const workspaces = 40;
/** The text of all other versions and of drafts, as JSON. */
export const shortText = JSON.stringify(bodyOf(["One line."]));

/** Whose pages they are, how many others there are, and the numbers of the first and the last page. */
interface Stretch {
  readonly organizationId: string;
  readonly userId: string;
  readonly organizations: number;
  readonly people: number;
  readonly first: number;
  readonly last: number;
}

/** Makes a stretch of pages, with everything that belongs to each. */
export async function seedPages(tx: StageSql, at: Stretch): Promise<void> {
  const { organizationId, userId, organizations, people, first, last } = at;
  const [before = "", middle = "", after = ""] = JSON.stringify(bodyOf(["§", "§"])).split("§");
  // Every fifth page is in the large organization; `m` counts these. Half of them are in its first workspace, so that also a small database has a
  // level longer than what is shown of it. Half are below another one, at most four deep in a database of any size: a path as long as the
  // database is large would be measured as growth.
  await tx`create temporary table made on commit drop as
    select n, seed.id_of('page', n) as page_id, seed.id_of('version', n * ${versionsEach}::bigint + ${versionsEach - 1}) as version_id,
      n % 5 = 0 as is_here, seed.id_of('person', n % ${people}::int + 1) as user_id,
      case when n % 5 = 0 then ${organizationId}::uuid else seed.id_of('organization', n % ${organizations}::int + 1) end as organization_id,
      case when n % 5 > 0 then seed.id_of('workspace', n % ${organizations}::int + 1) when m % 4 < 2 then seed.id_of('here', 1)
        else seed.id_of('here', m % ${workspaces}::int + 1) end as workspace_id,
      case when n % 5 = 0 and m % 2 = 0 and m % 40 > 0 and m / 40 % 5 > 0
        then seed.id_of('page', 5 * (m / 10000 * 10000 + (m / 40 % 5 - 1) * 40 + m % 40)) end as parent_page_id,
      initcap(w.word) || ' ' || x.word || ' page' || n as title, s.text as one, t.text as two, s.words || t.words as words,
      now() - interval '3 years' + n * interval '90 seconds' as at
    from (select n, n / 5 as m from generate_series(${first}::int, ${last}::int) n) numbered
    join seed.words w on w.rank = n % ${vocabulary}::int + 1 join seed.words x on x.rank = n * 7 % 500 + 1
    join seed.sentences s on s.rank = n % ${sentences}::int + 1 join seed.sentences t on t.rank = n * 13 % ${sentences}::int + 1`;
  await tx`insert into pages (id, organization_id, workspace_id, published_version, parent_page_id, order_key, updated_at, updated_by)
    select page_id, organization_id, workspace_id, version_id, parent_page_id, 'g' || lpad(n::text, 7, '0'), at, user_id
    from made order by n`;
  await tx`insert into page_versions (id, organization_id, page_id, previous_node, sequence, page_title, body, published_at, published_by,
      subject_line, message_body, draft_id)
    select seed.id_of('version', n * ${versionsEach}::bigint + k), organization_id, page_id,
      case when k > 0 then seed.id_of('version', n * ${versionsEach}::bigint + k - 1) end, k + 1, title,
      (case when k = ${versionsEach - 1} then ${before}::text || one || ${middle}::text || two || ${after}::text else ${shortText}::text end)::json,
      at - (${versionsEach} - k) * interval '1 hour', user_id, 'Change ' || k, '', gen_random_uuid()
    from made, generate_series(0, ${versionsEach - 1}::int) k order by n, k`;
  await tx`insert into page_search (page_id, organization_id, folded_title, words, text, phrases, places, updated_at)
    select page_id, organization_id, lower(title), words || to_tsvector('simple', title), one || E'\\n' || two, one || ' ' || two, '', at
    from made order by n`;
  await tx`insert into page_members (organization_id, page_id, user_id, role)
    select organization_id, page_id, user_id, 'administrator' from made`;
  await tx`insert into page_subscribers (organization_id, page_id, user_id, page_title)
    select organization_id, page_id, user_id, title from made
    union all select organization_id, page_id, ${userId}::uuid, title from made where is_here and n % 100 = 0`;
  await tx`insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
    select organization_id, user_id, page_id, version_id, at from made
    union all select organization_id, ${userId}::uuid, page_id,
      case when n % 50 = 0 then seed.id_of('version', n * ${versionsEach}::bigint) else version_id end, at from made where is_here and n % 10 = 0`;
  await tx`insert into page_references (organization_id, page_id, target_id)
    select organization_id, page_id, seed.id_of('page', n / 2 / 5 * 5 + n % 5) from made`;
  await tx`insert into drafts (id, organization_id, page_id, user_id, previous_node, page_title, body, updated_at, revision)
    select gen_random_uuid(), organization_id, page_id, case when is_here and n % 100 = 0 then ${userId}::uuid else user_id end, version_id,
      title, ${shortText}::json, at, 1 from made where n % 10 = 0`;
  await tx`insert into notifications (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    select gen_random_uuid(), organization_id, seed.id_of('person', (n + k) % ${people}::int + 1), 'pageVersionPublish', 'unread', user_id,
      at, page_id, version_id from made, generate_series(1, 3) k`;
}
