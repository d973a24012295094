import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Sql } from "../../platform/database/connect.ts";

/** Where the seed puts the larger part of its pages. */
export interface SeededPlace {
  readonly organizationId: OrganizationId;
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
}

const people = 1500;
const organizations = 750;
const pages = 4000;

/** An empty body, as `page_versions` and `drafts` store it. */
const body = JSON.stringify({ root: { type: "root", version: 1, children: [] } });

/**
 * Fills every table that grows with some thousand rows, most of them of other organizations, and has PostgreSQL look at them: its planner
 * then knows what is rare. Every twentieth page is in the given place, half of these below one page; every fifth was never published.
 */
export async function seedGrowth(sql: Sql, place: SeededPlace): Promise<void> {
  const { organizationId, workspaceId, userId } = place;
  await sql`set client_min_messages = warning`;
  await sql`create function pg_temp.id_of(kind text, n int) returns uuid
    language sql immutable
    as $$ select overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$`;
  const made = (count: number) => sql`generate_series(1, ${count}::int) n`;

  await sql`insert into authentication.users (id, name, email)
    select pg_temp.id_of('person', n), 'Person ' || n, 'person' || n || '@example.org' from ${made(people)}`;
  await sql`insert into authentication.accounts (id, account_id, provider_id, user_id)
    select gen_random_uuid(), n::text, 'credential', pg_temp.id_of('person', n) from ${made(people)}`;
  await sql`insert into authentication.sessions (id, token, user_id, expires_at)
    select gen_random_uuid(), 'token' || n, pg_temp.id_of('person', n), now() + interval '1 day' from ${made(people)}`;
  await sql`insert into authentication.verifications (id, identifier, value, expires_at)
    select gen_random_uuid(), 'reset' || n, pg_temp.id_of('person', n)::text, now() + interval '1 day' from ${made(people)}`;
  await sql`insert into authentication.attempts (key, count, ends_at)
    select 'attempt' || n, 1, now() + interval '1 day' from ${made(people)}`;
  await sql`insert into authentication.known_addresses (user_id, address, last_used_at)
    select pg_temp.id_of('person', n), '192.0.2.1', now() from ${made(people)}`;
  await sql`insert into authentication.sign_in_failures (key, failed_at, forgiven_at)
    select 'failure' || n, now(), now() + interval '1 day' from ${made(people)}`;
  await sql`insert into authentication.rate_limits (id, key, count, last_request)
    select gen_random_uuid(), 'limit' || n, 1, 1 from ${made(people)}`;

  await sql`insert into organizations (id, organization_name, created_at)
    select pg_temp.id_of('organization', n), 'Organization ' || n, now() from ${made(organizations)}`;
  await sql`create temporary table homes as
    select n, pg_temp.id_of('person', n) as user_id, pg_temp.id_of('organization', n % ${organizations}::int + 1) as organization_id,
      pg_temp.id_of('workspace', n % ${organizations}::int + 1) as workspace_id from generate_series(1, ${people}::int) n`;
  await sql`insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
    select user_id, 'person' || n || '@example.org', 'Person', n::text, now(), organization_id from homes`;
  for (const table of ["organization_members", "held_organization_members"]) {
    await sql`insert into ${sql(table)} (organization_id, user_id, role, joined_at)
      select organization_id, user_id, 'administrator', now() from homes`;
  }
  await sql`insert into organization_members (organization_id, user_id, role, joined_at)
    select ${organizationId}, user_id, 'user', now() from homes where n <= 40`;
  await sql`insert into workspaces (id, organization_id, workspace_name, is_personal_workspace, created_at, updated_at, updated_by)
    select pg_temp.id_of('workspace', n), pg_temp.id_of('organization', n), 'Workspace ' || n, false, now(), now(),
      pg_temp.id_of('person', n) from ${made(organizations)}`;
  await sql`insert into configurations (organization_id, user_id, personal_workspace_id, is_show_sidebar, is_show_pinned,
      is_show_recent, recent_items_display, new_pin_insertion)
    select organization_id, user_id, workspace_id, true, true, true, 'both', 'top' from homes`;
  for (const table of ["workspace_members", "held_workspace_members"]) {
    await sql`insert into ${sql(table)} (organization_id, workspace_id, user_id, role, own_role)
      select organization_id, workspace_id, user_id, 'editor', 'editor' from homes`;
  }
  await sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    select ${organizationId}, ${workspaceId}, user_id, 'viewer', 'viewer' from homes where n <= 40`;
  await sql`insert into workspace_preferences (organization_id, user_id, workspace_id)
    select organization_id, user_id, workspace_id from homes`;
  await sql`insert into default_templates (organization_id, workspace_id, template)
    select organization_id, id, 'how-to' from workspaces where id <> ${workspaceId}`;

  await sql`create temporary table seeded as
    select n, pg_temp.id_of('page', n) as page_id, pg_temp.id_of('version', 2 * n) as version_id,
      pg_temp.id_of('draft', n) as draft_id, pg_temp.id_of('file', n) as file_id,
      case when n % 20 = 0 then ${organizationId}::uuid else pg_temp.id_of('organization', n % ${organizations}::int + 1) end as organization_id,
      case when n % 20 = 0 then ${workspaceId}::uuid else pg_temp.id_of('workspace', n % ${organizations}::int + 1) end as workspace_id,
      case when n % 40 = 0 and n > 40 then pg_temp.id_of('page', 40)
        when n % 2 = 1 and n > ${organizations}::int then pg_temp.id_of('page', n - ${organizations}::int) end as parent_page_id,
      pg_temp.id_of('person', n % ${people}::int + 1) as user_id from generate_series(1, ${pages}::int) n`;
  await sql`insert into pages (id, organization_id, workspace_id, kind, published_version, parent_page_id, order_key, is_restricted,
      restricted_by, updated_at, updated_by, deleted, deleted_at, deleted_by, deleted_with)
    select page_id, organization_id, workspace_id, case when n % 200 = 60 then 'snippet' when n % 200 = 20 then 'template' else 'page' end,
      case when n % 5 <> 1 then version_id end, parent_page_id, 'd' || lpad(n::text, 6, '0'), n % 40 = 4, case when n % 40 = 4 then array[page_id] else '{}' end,
      now() - n * interval '1 minute', user_id, n % 7 = 3, case when n % 7 = 3 then now() end, case when n % 7 = 3 then user_id end,
      case when n % 14 = 3 then page_id end
    from seeded order by n`;
  await sql`insert into page_versions (id, organization_id, page_id, previous_node, sequence, page_title, body, published_at,
      published_by, subject_line, message_body, draft_id)
    select pg_temp.id_of('version', 2 * n - 2 + k), organization_id, page_id,
      case when k = 2 then pg_temp.id_of('version', 2 * n - 1) end, k, 'Page ' || n, ${body}::json,
      now() - n * interval '1 minute', user_id, 'Change', '', gen_random_uuid()
    from seeded, generate_series(1, 2) k`;
  await sql`insert into page_search (page_id, organization_id, folded_title, words, text, phrases, places, updated_at)
    select page_id, organization_id, 'page ' || n, to_tsvector('simple', 'page word' || n), 'page word' || n, '', '',
      now() - n * interval '1 minute' from seeded`;
  await sql`insert into search_words (organization_id, word)
    select organization_id, 'word' || translate(n::text, '0123456789', 'abcdefghij') from seeded`;
  await sql`insert into drafts (id, organization_id, page_id, user_id, page_title, body, updated_at, revision)
    select draft_id, organization_id, page_id, user_id, 'Draft ' || n, ${body}::json, now(), 1 from seeded`;
  for (const table of ["page_members", "held_page_members"]) {
    await sql`insert into ${sql(table)} (organization_id, page_id, user_id, role)
      select organization_id, page_id, pg_temp.id_of('person', (n + k) % ${people}::int + 1), 'administrator'
      from seeded, generate_series(0, 5) k`;
  }
  for (const table of ["page_subscribers", "person_references"]) {
    await sql`insert into ${sql(table)} (organization_id, page_id, user_id)
      select organization_id, page_id, user_id from seeded`;
  }
  await sql`insert into page_unsubscribers (page_id, user_id) select page_id, user_id from seeded`;
  await sql`insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
    select organization_id, user_id, page_id, version_id, now() from seeded`;
  await sql`insert into page_reverts (id, organization_id, page_id, from_version, to_version, reverted_at, reverted_by)
    select gen_random_uuid(), organization_id, page_id, version_id, version_id, now(), user_id from seeded`;
  await sql`insert into page_references (organization_id, page_id, target_id)
    select organization_id, page_id, pg_temp.id_of('page', n % ${pages}::int + 1) from seeded`;
  await sql`insert into snippet_uses (organization_id, page_id, snippet_id)
    select organization_id, page_id, pg_temp.id_of('page', n / 200 * 200 + 60) from seeded`;
  await sql`insert into offered_templates (page_id, organization_id, offered_at, offered_by)
    select page_id, organization_id, now(), user_id from seeded`;
  await sql`insert into version_authors (version_id, organization_id, page_id, authors)
    select version_id, organization_id, page_id, '[]' from seeded`;
  await sql`insert into version_changes (version_id, organization_id, page_id, changes, folded)
    select version_id, organization_id, page_id, '[]', '' from seeded`;
  await sql`insert into files (id, organization_id, sha256, size, media_type, widths, created_at, released_at)
    select file_id, organization_id, md5(n::text), 1000, 'text/plain', '{}', now(), now() from seeded`;
  await sql`insert into file_uploads (organization_id, file_id, user_id) select organization_id, file_id, user_id from seeded`;
  await sql`insert into draft_files (organization_id, draft_id, file_id) select organization_id, draft_id, file_id from seeded`;
  await sql`insert into version_files (organization_id, version_id, page_id, file_id)
    select organization_id, version_id, page_id, file_id from seeded`;

  await sql`insert into notifications (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    select gen_random_uuid(), organization_id, case when n % 5 = 0 then ${userId} else user_id end, 'pageVersionPublish',
      case when n % 2 = 0 then 'unread' else 'read' end, user_id, now() - n * interval '1 minute', page_id, version_id from seeded`;
  await sql`insert into notifications (id, organization_id, user_id, type, status, triggered_by, triggered_at, item_type, item_id, item_title)
    select gen_random_uuid(), organization_id, user_id, 'accessChange', 'read', user_id, now(), 'workspace', workspace_id, '' from homes`;
  await sql`insert into pins (organization_id, user_id, item_id, type, position)
    select organization_id, user_id, page_id, 'page', n from seeded`;
  await sql`insert into recents (organization_id, user_id, type, item_id, accessed_at)
    select organization_id, user_id, 'page', page_id, now() from seeded`;
  await sql`insert into workspace_subscribers (organization_id, workspace_id, user_id)
    select organization_id, workspace_id, user_id from homes`;
  await sql`insert into user_subscribers (organization_id, publisher_id, user_id)
    select organization_id, pg_temp.id_of('person', n % ${people}::int + 1), user_id from homes`;
  await sql`insert into invitations (id, organization_id, workspace_id, email, role, token_hash, invited_by, status, created_at, expires_at)
    select gen_random_uuid(), organization_id, workspace_id, 'invited' || n || '@example.org', 'user', 'hash' || n, user_id,
      case when n % 3 = 0 then 'pending' else 'accepted' end, now(), now() + interval '1 day' from homes`;
  await sql`insert into requests (id, organization_id, type, target_id, user_id, message, status, created_at)
    select gen_random_uuid(), organization_id, 'workspace', workspace_id, user_id, '',
      case when n % 3 = 0 then 'pending' else 'approved' end, now() from homes`;
  await sql`insert into address_confirmations (token_hash, user_id, email, created_at, expires_at)
    select 'confirmation' || n, user_id, 'new' || n || '@example.org', now(), now() + interval '1 day' from homes`;
  await sql`insert into audit_entries (organization_id, at, user_id, category, act, person_id, audience, details)
    select organization_id, now() - n * interval '1 hour', user_id, case when n % 9 = 0 then 'exports' else 'signIns' end, 'signedIn',
      case when n % 7 = 0 then user_id end, 'everybody', '{}' from seeded`;
  await sql`analyze`;
}
