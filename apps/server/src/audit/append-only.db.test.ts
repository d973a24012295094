import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog } from "../testing/audit-log.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer, testAuditDays } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const password = "correct horse battery";
let server: TestServer;
let olga: Person;
let mia: Person;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Olga has made Mia an administrator. */
beforeEach(async () => {
  [olga, mia] = await signUpTogether(server, "Olga", "Mia");
  await joinOrganization(server, mia, olga, []);
  const userId = mia.account.user.id;
  await olga.client.members.update({ userId, role: "administrator" });
});

const addOld = (days: number) => server.sql`
  insert into audit_entries (organization_id, at, category, act, audience, details)
  values (${olga.account.organization.id}, now() - make_interval(days => ${days}), 'signIns', 'signedIn', 'everybody', '{}')`;

test.each([
  { change: "is changed", statement: "update audit_entries set user_name = 'Somebody else'" },
  { change: "is made anonymous", statement: "update audit_entries set address = null" },
  { change: "is removed", statement: "delete from audit_entries" },
  { change: "is removed with all others", statement: "truncate audit_entries" },
])("the database refuses that an entry $change", async ({ statement }) => {
  const before = await auditLog(olga);
  await expect(server.sql.unsafe(statement)).rejects.toThrow(/stay as they are/);
  expect(await auditLog(olga)).toEqual(before);
});

test("what forgets a person changes nothing else, and what removes old entries no newer ones", async () => {
  const before = await auditLog(olga);
  const refused = async (setting: string, statement: string) =>
    expect(
      server.sql.begin(async (sql) => {
        await sql.unsafe(`set local stemma.${setting}`);
        await sql.unsafe(statement);
      }),
    ).rejects.toThrow(/stay as they are/);
  await refused(
    "audit_forgets = 'on'",
    "update audit_entries set act = 'signedIn', address = null",
  );
  await refused("audit_forgets = 'on'", "update audit_entries set user_name = 'Somebody else'");
  await refused("audit_forgets = 'on'", "delete from audit_entries");
  await refused("audit_kept_from = '2020-01-01T00:00:00Z'", "delete from audit_entries");
  expect(await auditLog(olga)).toEqual(before);
});

test("entries are removed when they are older than the server keeps them", async () => {
  await addOld(testAuditDays + 1);
  await addOld(testAuditDays - 1);
  await server.removeOldEntries();
  expect((await auditLog(olga)).map(({ act }) => act)).toEqual(["roleChanged", "signedIn"]);
});

test("an organization's log goes with it, and no other log", async () => {
  const { organization } = olga.account;
  const own = await auditLog(mia);
  // More than go in the transaction that removes the organization.
  await server.sql`
    insert into audit_entries (organization_id, at, category, act, audience, details)
    select organization_id, at, category, act, audience, details from audit_entries, generate_series(1, 2500)
    where organization_id = ${organization.id} and act = 'roleChanged'`;
  await olga.client.organizations.delete({
    organizationId: organization.id,
    organizationName: organization.organizationName,
  });
  await server.sql`update organizations set deleted_at = now() - interval '1 year' where id = ${organization.id}`;
  await server.removeGoneOrganizations();
  const left = async () => {
    const rows = await server.sql`
      select 1 from audit_entries where organization_id = ${organization.id}`;
    return rows.length;
  };
  expect(await left()).toBeGreaterThan(1000);
  await server.removeOldEntries();
  expect(await left()).toBe(0);
  expect(await auditLog(mia)).toEqual(own);
});

test("of a deleted account, the log keeps the name and nothing that leads to the person", async () => {
  await mia.client.members.leave();
  await olga.client.invitations.create({
    emails: [mia.email],
    into: { type: "organization", role: "user" },
  });
  await mia.client.accounts.delete({ password });
  const log = await auditLog(olga);
  expect(log).toMatchObject([
    { act: "invited", person: null },
    {
      act: "memberLeft",
      user: { name: expect.stringMatching(/^Mia/) },
      address: null,
      userAgent: null,
    },
    { act: "roleChanged", person: { name: expect.stringMatching(/^Mia/) } },
  ]);
  expect(JSON.stringify(log)).not.toContain(mia.email);
  expect(log[0]?.address).not.toBeNull();
});
