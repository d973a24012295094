import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createPeopleStore } from "../../admin/people.store.ts";
import { createAuditRemovalStore } from "../../audit/audit-removal.store.ts";
import { removeOldEntries } from "../../audit/remove-old-entries.ts";
import { systemClock } from "../../platform/clock.ts";
import { createTransaction } from "../../platform/database/transaction.ts";
import { createPageSearchStore } from "../../search/page-search.store.ts";
import { reindexPages } from "../../search/reindex-pages.ts";
import type { Person } from "../people.ts";
import { publishedPage } from "../published-page.ts";
import { startTestServer, testAuditDays, type TestServer } from "../start-test-server.ts";

describe.runIf(inject("databaseServer").workers)("on a database that Citus spreads", () => {
  let server: TestServer;
  let people: readonly Person[];
  beforeAll(async () => {
    server = await startTestServer();
    people = [await server.signUp("Olga Spreads"), await server.signUp("Carl Elsewhere")];
    for (const person of people) {
      for (let at = 0; at < 6; at += 1) await publishedPage(person, `Tides ${at}`, "High water.");
    }
  });
  afterAll(() => server.stop());

  const countFound = async (query: string) => {
    const found = await Promise.all(people.map(({ client }) => client.search.bodies({ query })));
    return found.map(({ items }) => items.length);
  };

  test("pages of all organizations without an entry in the index are found again", async () => {
    await server.sql`delete from page_search`;
    expect(await countFound("water")).toEqual([0, 0]);
    expect(await server.indexMissingPages(() => false)).toBe(12);
    expect(await server.indexMissingPages(() => false)).toBe(0);
    expect(await countFound("water")).toEqual([6, 6]);
  });

  test("all entries of the index are written anew", async () => {
    await server.sql`update page_search set words = '', text = 'spoilt'`;
    const transaction = createTransaction(server.sql, (sql) => ({
      pageSearch: createPageSearchStore(sql),
    }));
    const all = { organizationId: null, after: null };
    const done = await reindexPages({ transaction }, all, {
      isStopped: () => false,
      onBatch() {},
    });
    expect(done.pages).toBe(12);
    expect(await server.sql`select page_id from page_search where text = 'spoilt'`).toEqual([]);
    expect(await countFound("water")).toEqual([6, 6]);
  });

  test("the log of an organization that is gone is removed, and no other one", async () => {
    const gone = crypto.randomUUID();
    const there = people[0]?.account.organization.id ?? "";
    for (const id of [gone, there]) {
      await server.sql`insert into audit_entries (organization_id, at, category, act, audience, details)
        values (${id}, now(), 'signIns', 'signedIn', 'everybody', '{}')`;
    }
    const transaction = createTransaction(server.sql, (sql) => ({
      auditRemoval: createAuditRemovalStore(sql),
    }));
    const needs = { transaction, clock: systemClock, auditDays: testAuditDays };
    await removeOldEntries(needs, () => false);
    const left = await server.sql<{ id: string }[]>`
      select distinct organization_id as id from audit_entries where organization_id = any(${[gone, there]})`;
    expect(left.map(({ id }) => id)).toEqual([there]);
  });

  test("who runs the server finds people with their organizations", async () => {
    const found = await createPeopleStore(server.sql).list("carl", 10);
    expect(found).toMatchObject([
      {
        name: "Carl Elsewhere",
        organizations: [{ id: people[1]?.account.organization.id, role: "administrator" }],
      },
    ]);
  });
});
