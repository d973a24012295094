import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { auditedBy, auditLog } from "../testing/audit-log.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
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

beforeEach(async () => {
  [olga, mia] = await signUpTogether(server, "Olga", "Mia");
  await joinOrganization(server, mia, olga, []);
});

const post = (path: string, body: object, cookies = "", userAgent = "Phone") =>
  server.send(
    `/api/auth${path}`,
    {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": userAgent },
      body: JSON.stringify(body),
    },
    cookies,
    "192.0.2.44",
  );
const signIn = (email: string, tried = password) =>
  post("/sign-in/email", { email, password: tried });

const cases: {
  act: string;
  before?(): Promise<unknown>;
  does(): Promise<unknown>;
  details?: object;
}[] = [
  { act: "signedIn", does: () => signIn(mia.email), details: { method: "password" } },
  { act: "signInFailed", does: () => signIn(mia.email, "a guess") },
  { act: "signedOut", does: () => post("/sign-out", {}, mia.cookies) },
  {
    act: "passwordChanged",
    does: () =>
      post(
        "/change-password",
        { currentPassword: password, newPassword: "another horse battery" },
        mia.cookies,
      ),
    details: {},
  },
  {
    act: "passwordChanged",
    before: () => post("/request-password-reset", { email: mia.email }),
    does: async () => {
      // It is mailed behind the answer.
      const token = () =>
        server.mails.findLast(({ to }) => to === mia.email)?.link.url.split("/resetPassword/")[1];
      await expect.poll(token).toBeDefined();
      await post("/reset-password", { token: token(), newPassword: "another horse battery" });
    },
    details: { isByLink: true },
  },
];

test.each(cases)("$act by a member leaves one entry", async ({ before, does, act, details }) => {
  await before?.();
  const entries = await auditedBy(olga, does);
  const user = { id: mia.account.user.id, name: expect.stringMatching(/^Mia/) };
  const from = { address: "192.0.2.44", userAgent: "Phone" };
  expect(entries).toMatchObject([{ act, user, ...from, details: details ?? {} }]);
});

test("sign-ins that are alike are one entry, until ten minutes have passed", async () => {
  const entries = await auditedBy(olga, async () => {
    await signIn(mia.email);
    await signIn(mia.email, "a guess");
    await signIn(mia.email);
    await signIn(mia.email, "a guess");
    await post("/sign-in/email", { email: mia.email, password }, "", "Tablet");
  });
  expect(entries.map(({ act, userAgent }) => `${act} ${userAgent}`).toSorted()).toEqual([
    "signInFailed Phone",
    "signedIn Phone",
    "signedIn Tablet",
  ]);
});

/** Writes sign-ins of a person into the log of an organization, each with another browser. */
const fill = (person: Person, { count, minutesAgo }: { count: number; minutesAgo: number }) =>
  server.sql`
    insert into audit_entries (organization_id, at, user_id, user_name, address, user_agent, category, act,
      audience, details)
    select ${olga.account.organization.id}, now() - make_interval(mins => ${minutesAgo}), ${person.account.user.id},
      'Mia', '192.0.2.44', case n when 1 then 'Phone' else 'Browser ' || n end, 'signIns', 'signedIn', 'everybody',
      '{"method":"password"}' from generate_series(1, ${count}) n`;

test("the sign-ins of one person fill no log, and an hour later they are told again", async () => {
  await fill(mia, { count: 60, minutesAgo: 59 });
  expect(await auditedBy(olga, () => signIn(mia.email))).toEqual([]);
  // Others have room of their own, and so has Mia in her own organization.
  expect(await auditedBy(olga, () => signIn(olga.email))).toHaveLength(1);
  expect((await auditLog(mia)).filter(({ act }) => act === "signedIn")).not.toEqual([]);
});

test("sign-ins of more than an hour ago take no room, and one of eleven minutes ago is not alike", async () => {
  await fill(mia, { count: 60, minutesAgo: 61 });
  await fill(mia, { count: 1, minutesAgo: 11 });
  expect(await auditedBy(olga, () => signIn(mia.email))).toMatchObject([{ act: "signedIn" }]);
});

test("whoever signs out is signed out, also where the session has ended before", async () => {
  expect((await post("/sign-out", {}, mia.cookies)).status).toBe(200);
  await expect(mia.client.accounts.current()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  const entries = await auditedBy(olga, async () => {
    expect((await post("/sign-out", {}, mia.cookies)).status).toBe(200);
    expect((await post("/sign-out", {})).status).toBe(200);
  });
  expect(entries).toEqual([]);
});

test("a change of the password that is refused leaves no entry", async () => {
  const entries = await auditedBy(olga, async () => {
    const body = { currentPassword: "a guess", newPassword: "another horse battery" };
    expect((await post("/change-password", body, mia.cookies)).status).toBe(400);
  });
  expect(entries).toEqual([]);
});

test("sessions that a person ends elsewhere are an entry, however many they are", async () => {
  for (const userAgent of ["Phone", "Tablet"]) {
    await post("/sign-in/email", { email: mia.email, password }, "", userAgent);
  }
  const entries = await auditedBy(olga, () => mia.client.accounts.endOtherSessions());
  expect(entries).toMatchObject([{ act: "sessionsEnded" }]);
  expect(await auditedBy(olga, () => mia.client.accounts.endOtherSessions())).toEqual([]);
});

test("a new address is an entry", async () => {
  const newEmail = `new.${mia.email}`;
  const entries = await auditedBy(olga, async () => {
    await mia.client.accounts.requestEmailChange({ newEmail, password });
    const mail = server.mails.findLast(({ to }) => to === newEmail);
    const token = mail?.link.url.split("/").at(-1) ?? "";
    await mia.client.accounts.confirmEmailChange({ token });
  });
  expect(entries).toMatchObject([{ act: "emailChanged", user: { id: mia.account.user.id } }]);
});

test("a sign-in is in the log of each organization of the person, and in no other", async () => {
  const [stranger] = await signUpTogether(server, "Sven");
  const atHome = await auditLog(mia);
  await signIn(mia.email);
  expect(await auditLog(mia)).toHaveLength(atHome.length + 1);
  expect(await auditLog(olga)).toMatchObject([{ act: "signedIn" }]);
  expect(await auditLog(stranger)).toEqual([]);
});

test("an organization learns nothing of sign-ins before a person came and after they left", async () => {
  const [sven] = await signUpTogether(server, "Sven");
  await signIn(sven.email);
  await joinOrganization(server, sven, olga, []);
  await olga.client.members.remove({ userId: sven.account.user.id });
  await signIn(sven.email);
  expect((await auditLog(olga)).map(({ act }) => act)).toEqual(["memberRemoved"]);
});

test("a sign-in, a sign-out and a new password that cannot be written into the log do not happen", async () => {
  await server.sql`alter table audit_entries rename to away`;
  try {
    const signedIn = await signIn(mia.email);
    expect(signedIn.status).toBe(500);
    expect(cookiesOf(signedIn)).toBe("");
    expect((await post("/sign-out", {}, mia.cookies)).status).toBe(500);
    const body = { currentPassword: password, newPassword: "another horse battery" };
    expect((await post("/change-password", body, mia.cookies)).status).toBe(500);
  } finally {
    await server.sql`alter table away rename to audit_entries`;
  }
  // The sign-in library reports what fails in its endpoints there.
  const reported = vi.spyOn(console, "error");
  expect(reported.mock.calls.map(([head]) => head)).toContain("# SERVER_ERROR: ");
  reported.mockClear();
  await mia.client.accounts.current();
  expect((await signIn(mia.email)).status).toBe(200);
});
