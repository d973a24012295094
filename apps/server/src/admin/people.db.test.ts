import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuditStore } from "../audit/audit.store.ts";
import { createTransactionLiveStore } from "../live/live.store.ts";
import { makeAdministrator } from "../members/make-administrator.ts";
import { createOrganizationStore } from "../organizations/organization.store.ts";
import { createTransaction } from "../platform/database/transaction.ts";
import { auditedBy } from "../testing/audit-log.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { createPeopleStore } from "./people.store.ts";

let server: TestServer;
let olga: Person;
let rita: Person;

beforeAll(async () => {
  server = await startTestServer();
  [olga, rita] = [await server.signUp("Olga Owner"), await server.signUp("Rita Reader")];
  await joinOrganization(server, rita, olga, []);
});

afterAll(() => server.stop());

const ofOlga = () => olga.account.configuration.id;
const find = async () => {
  const person = await createPeopleStore(server.sql).findByEmail("Rita.Reader@example.com");
  if (person === null) throw new Error("Rita is not there.");
  return person;
};

test("people are listed by name with what they are where, and found by a part of both", async () => {
  const people = createPeopleStore(server.sql);
  const all = await people.list("", 10);
  expect(all.map(({ name }) => name)).toEqual(["Olga Owner", "Rita Reader"]);
  expect(all[1]).toMatchObject({ id: rita.account.user.id, email: rita.email, isConfirmed: false });
  expect(all[1]?.organizations.map(({ role }) => role).toSorted()).toEqual([
    "administrator",
    "user",
  ]);
  expect(Date.parse(all[1]?.lastSignInAt ?? "")).toBeGreaterThan(Date.now() - 3_600_000);
  expect(await people.list("reader", 10)).toHaveLength(1);
  expect(await people.list("READER@EX", 10)).toHaveLength(1);
  expect(await people.list("%", 10)).toEqual([]);
  expect(await people.list("", 1)).toHaveLength(1);
  expect(await people.findByEmail("nobody@example.com")).toBeNull();
});

test("a member becomes an administrator at once, once, and a stranger never", async () => {
  const transaction = createTransaction(server.sql, (sql) => ({
    organizations: createOrganizationStore(sql),
    audit: createAuditStore(sql),
    live: createTransactionLiveStore(sql),
  }));
  const make = (id: Person) => makeAdministrator({ transaction }, ofOlga(), id.account.user.id);
  const entries = await auditedBy(olga, async () => {
    expect(await make(rita)).toBe(true);
    expect(await make(rita)).toBe(false);
  });
  const details = { role: "administrator", roleBefore: "user" };
  const person = { id: rita.account.user.id };
  expect(entries).toMatchObject([{ act: "roleChanged", user: null, person, details }]);
  expect((await find()).organizations.map(({ role }) => role)).toEqual([
    "administrator",
    "administrator",
  ]);
  const stranger = await server.signUp("Stan Stranger");
  expect(await make(stranger)).toBeNull();
  expect(
    (await createPeopleStore(server.sql).findByEmail(stranger.email))?.organizations,
  ).toHaveLength(1);
});
