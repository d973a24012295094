import { afterAll, beforeAll, expect, test } from "vitest";
import { passOver } from "../citus/pass-over.ts";
import { openServer } from "../database/open-server.ts";
import { startTestServer } from "../start-test-server.ts";
import type { TestServer } from "../start-test-server.ts";
import { findWholeReads, readFirstColumns } from "./explain-statement.ts";
import { isPartOf, listSqlOfStores } from "./list-sql-of-stores.ts";
import { recordStatements } from "./record-statements.ts";
import type { SentStatement } from "./record-statements.ts";
import { createWalkClock, walkEverything } from "./walk-everything.ts";

/** Statements that read a whole table or index on purpose: the table, how the statement begins, and why that is right. */
const wholeReads = [
  {
    table: "audit_entries",
    begins: "with recursive logs as",
    because: "it looks up the first entry of each organization, once an hour",
  },
  {
    table: "files",
    begins: "select f.id, f.organization_id",
    because: "the newest files are the end of the index",
  },
  {
    table: "live_events",
    begins: "with hurried as",
    because: "it holds only what is still to be published",
  },
  {
    table: "organizations",
    begins: "select w.id as",
    because: "the index holds only organizations that empty their trash",
  },
  {
    table: "outbox",
    begins: "delete from outbox where page_id",
    because: "it holds only what is still to be done",
  },
  {
    table: "page_search",
    begins: "select not exists (select 1 from page_search",
    because: "it reads a few thousand rows at most, once a minute",
  },
  {
    table: "pages",
    begins: 'select p.id as "pageId", p.organization_id',
    because: "a start looks at every page once, in the background",
  },
];

let server: TestServer;
let admin: ReturnType<typeof openServer>;
let sent: readonly SentStatement[];

beforeAll(async () => {
  const clock = createWalkClock();
  server = await startTestServer(clock);
  const recorded = recordStatements(server.sql);
  admin = openServer(server.databaseAddress);
  await walkEverything(server, clock, admin);
  sent = recorded();
});

afterAll(async () => {
  await admin.end();
  await server.stop();
});

test("every piece of SQL in a store is in a statement that this test sees", (context) => {
  passOver(context, "hasOtherPlans");
  // A backup reads tables whole, and nobody waits for it.
  const pieces = listSqlOfStores().filter(({ name }) => !name.startsWith("backup/"));
  expect(pieces.length).toBeGreaterThan(500);
  const texts = [...new Set(sent.map(({ text }) => text))];
  const unseen = pieces.filter((piece) => !texts.some((text) => isPartOf(text, piece)));
  expect(unseen.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "access/access.store.ts: select recent_organization_id as "organizationId" from users where id = …",
      "access/member-names.store.ts: select organization_id as id from organization_members where user_id = … order by id",
      "access/member-names.store.ts: (select coalesce(…, '') as name from users u left join configurations c on c.user_id = u.i",
      "access/member-names.store.ts: update organization_members m set name = n.name from … n where m.user_id = … and m.name <>",
      "access/member-names.store.ts: update workspace_members m set name = n.name from … n where m.user_id = … and m.name <> n.",
      "access/member-names.store.ts: update workspace_members m set name = om.name from organization_members om where m.workspa",
      "accounts/account-view.store.ts: '{}'::uuid[]",
      "accounts/account.store.ts: select organization_id as id from organization_members where user_id = … and organization_",
      "accounts/account.store.ts: update users set recent_organization_id = … where id = … and recent_organization_id = …",
      "accounts/deletion.store.ts: set local citus.multi_shard_modify_mode = 'sequential'",
      "accounts/deletion.store.ts: select organization_id as id from … o order by id",
      "accounts/passkey.store.ts: select 1 from authentication.passkeys where user_id = … limit …",
      "accounts/passkey.store.ts: update authentication.passkeys set last_used_at = now() where user_id = … and credential_i",
      "accounts/passkey.store.ts: with removed as ( delete from authentication.passkeys where id = … and user_id = … returni",
      "accounts/passkey.store.ts: delete from authentication.passkeys p where credential_id = … and … <> exists ( select 1 f",
      "accounts/second-factor.store.ts: select 1 from organization_members m join organizations o on o.id = m.organization_id wher",
      "accounts/sign-in-turns.store.ts: select pg_advisory_xact_lock(…)",
      "admin/people.store.ts: select a.id, a.name, a.email, a.email_verified as "isConfirmed", to_char(s.at at time zone",
      "admin/people.store.ts: select m.user_id as "userId", g.id, g.organization_name as name, m.role from organization_",
      "admin/people.store.ts: … where strpos(lower(a.name), lower(…)) > 0 or strpos(lower(a.email), lower(…)) > 0 order ",
      "admin/people.store.ts: … where lower(a.email) = lower(…)",
      "administration/recent-errors.store.ts: insert into recent_errors (happened_at, request, route, error) select at, "requestId", rou",
      "administration/recent-errors.store.ts: delete from recent_errors where id <= ( select id from recent_errors order by id desc offs",
      "administration/recent-errors.store.ts: select id::float8, happened_at as at, request as "requestId", route, error from recent_err",
      "audit/audit-removal.store.ts: set local citus.propagate_set_commands = 'local'",
      "audit/audit-removal.store.ts: set local citus.propagate_set_commands = 'none'",
      "audit/audit-removal.store.ts: select distinct a.organization_id as id from audit_entries a where not exists (select from",
      "audit/audit-removal.store.ts: select distinct organization_id as id from audit_entries where at < …",
      "audit/audit.store.ts: (select … from users named left join configurations name on name.user_id = named.id and na",
      "health/contents.store.ts: select count(*)::float8 as count from …",
      "health/contents.store.ts: select count(*)::float8 as count, coalesce(sum(size), 0)::float8 as bytes from files",
      "health/contents.store.ts: pages where published_version is not null and not deleted",
      "health/database-use.store.ts: select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c j",
      "health/database-use.store.ts: select count(*)::int as connections from pg_stat_activity where datname = current_database",
      "live/nats-pending-events.store.ts: with hurried as materialized (select set_config('synchronous_commit', 'off', true)) delete",
      "notifications/mail-queue.store.ts: select distinct organization_id as id from notifications where status = 'unread' and maile",
      "notifications/mail-queue.store.ts: update notifications set mailed_at = null where id = …",
      "notifications/notification.store.ts: and user_id > …",
      "outbox/outbox.store.ts: update outbox set payload = …, due_at = …, attempts = 0 where id = …",
      "outbox/outbox.store.ts: update outbox set attempts = attempts + 1, due_at = … where id = …",
      "outbox/outbox.store.ts: select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as failed, coal",
      "pages/page-head.store.ts: select array(select m.user_id from page_members m where m.page_id = p.id and m.role = 'adm",
      "pages/page-head.store.ts: select recent_organization_id as "organizationId" from users where id = …",
      "pages/page-level.store.ts: … select distinct u.level_id as id from unseen u join pages p on p.level_id = u.id where n",
      "reading/page-read.store.ts: insert into page_reads (organization_id, user_id, page_id, version_id, read_at) values (…,",
      "reading/page-read.store.ts: update page_reads set version_id = …, read_at = … where user_id = … and page_id = … and ( ",
      "search/candidates-sql.store.ts: and s.page_id in (select p.id from pages p where p.organization_id = … and p.deleted)",
      "search/candidates-sql.store.ts: and s.page_id in (select a.page_id from page_versions a where a.published_by = any(…::uuid",
      "search/page-search.store.ts: select p.id, p.organization_id as "organizationId" from pages p where p.published_version ",
      "search/page-search.store.ts: not exists (select from page_search s where s.page_id = p.id and s.organization_id = p.org",
      "search/page-search.store.ts: select … from pages p join page_versions v on v.id = p.published_version where (…::uuid is",
      "versions/credits.store.ts: (select unnest(….credits) as id) credited",
      "versions/subscription-titles.store.ts: update page_subscribers s set page_title = left(v.page_title, 500) from pages p join page_",
      "versions/version.store.ts: … select … as sequence, … as credits",
    ]
  `);
});

/**
 * The planner may only look rows up, by bitmaps of what an index finds: it cannot read whole tables or whole indexes, and joins by nested
 * loops. What it reads whole all the same has no index for what the statement looks for. So the result depends neither on the version of
 * PostgreSQL nor on what it believes about the data. Which of several indexes it takes is not looked at.
 */
test("no statement reads the whole of a table that grows", async (context) => {
  passOver(context, "hasOtherPlans");
  for (const way of ["seqscan", "indexscan", "indexonlyscan", "hashjoin", "mergejoin"]) {
    await admin.unsafe(`set enable_${way} = off`);
  }
  const firstColumns = await readFirstColumns(admin);
  const found = new Set<string>();
  const seen = new Set<unknown>();
  for (const statement of sent) {
    const isExplained = /^\s*(select|with|insert|update|delete)/i.test(statement.text);
    // The driver asks for the types of arrays once.
    if (!isExplained || statement.text.includes("pg_catalog")) continue;
    const begins = statement.text.replaceAll(/\s+/g, " ").trim();
    for (const { table, index } of await findWholeReads(admin, statement, firstColumns)) {
      const allowed = wholeReads.find(
        (one) => one.table === table && begins.startsWith(one.begins),
      );
      if (allowed === undefined) found.add(`${table}, ${index ?? "no index"}: ${begins}`);
      else seen.add(allowed);
    }
  }
  expect([...found]).toEqual([]);
  expect(seen.size).toBe(wholeReads.length);
});

test("the rows that refer to another one by a foreign key are found by an index", async () => {
  const unfound = await admin<{ name: string }[]>`
    select k.conname as name from pg_constraint k where k.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey))`;
  expect(unfound.map(({ name }) => name)).toEqual([]);
});
