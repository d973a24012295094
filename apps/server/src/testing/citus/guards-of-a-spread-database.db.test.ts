import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createAuditRemovalStore } from "../../audit/audit-removal.store.ts";
import { createTransaction } from "../../platform/database/transaction.ts";
import { auditLog } from "../audit-log.ts";
import type { Person } from "../people.ts";
import { draftedPage } from "../published-page.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

describe.runIf(inject("databaseServer").workers)("on a database that Citus spreads", () => {
  let server: TestServer;
  let olga: Person;
  let organizationId: string;
  beforeAll(async () => {
    server = await startTestServer();
    olga = await server.signUp("Olga Spreads");
    organizationId = olga.account.organization.id;
    await addEntry(0);
    await addEntry(40);
  });
  afterAll(() => server.stop());

  const addEntry = (daysAgo: number) => server.sql`
    insert into audit_entries (organization_id, at, user_id, address, category, act, audience, details)
    values (${organizationId}, now() - make_interval(days => ${daysAgo}), ${olga.account.user.id}, '192.0.2.1', 'signIns',
      'signedIn', 'everybody', '{}')`;

  test("a page is never below itself, whoever writes it", async () => {
    const { pageId: above } = await draftedPage(olga, "Above");
    const { pageId: below } = await draftedPage(olga, "Below");
    const place = (pageId: string, parentId: string) => server.sql`
      update pages set parent_page_id = ${parentId} where organization_id = ${organizationId} and id = ${pageId}`;
    await place(below, above);
    await expect(place(above, below)).rejects.toThrow("would be below itself");
    await expect(place(above, above)).rejects.toThrow("would be below itself");
  });

  test.each([
    { change: "is changed", statement: "update audit_entries set user_name = 'Somebody else'" },
    { change: "is made anonymous", statement: "update audit_entries set address = null" },
    { change: "is removed", statement: "delete from audit_entries" },
    { change: "is removed with all others", statement: "truncate audit_entries" },
  ])("the database refuses that an entry of the audit log $change", async ({ statement }) => {
    const before = await auditLog(olga);
    expect(before).toHaveLength(2);
    await expect(server.sql.unsafe(statement)).rejects.toThrow(/stay as they are/);
    expect(await auditLog(olga)).toEqual(before);
  });

  test("what removes old entries, and what forgets a person, may do so and no more", async () => {
    const run = createTransaction(server.sql, (sql) => createAuditRemovalStore(sql));
    await run((store) => store.forget(olga.account.user.id));
    const [named] =
      await server.sql`select count(*)::int as count from audit_entries where address is not null`;
    expect(named).toEqual({ count: 0 });
    const day = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    expect(await run((store) => store.removeOld(day, 100))).toBe(1);
    expect(await auditLog(olga)).toHaveLength(1);
    await expect(server.sql`delete from audit_entries`).rejects.toThrow(/stay as they are/);
  });
});
