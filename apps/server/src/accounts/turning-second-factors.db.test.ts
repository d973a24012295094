import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { auditedBy } from "../testing/audit-log.ts";
import { codeOf } from "../testing/code-of.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { forgetUsedCodes } from "../testing/forget-used-codes.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { onceWaiting } from "../testing/once-waiting.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createSecondFactorSwitch } from "./second-factor-switch.store.ts";

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

async function post(path: string, body: object, cookies = mia.cookies) {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Phone" },
    body: JSON.stringify(body),
  };
  const response = await server.send(`/api/auth/${path}`, init, cookies, "192.0.2.44");
  const text = await response.text();
  const answer = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: response.status, cookies: cookiesOf(response), answer };
}

/** Begins to turn Mia's second factor on; returns what her app makes codes from. */
async function begin(): Promise<string> {
  return String((await post("two-factor/enable", { password })).answer["totpURI"]);
}

const confirm = (uri: string) => post("two-factor/verify-totp", { code: codeOf(uri) });
const turnOff = () => post("two-factor/disable", { password });
const signIn = () => post("sign-in/email", { email: mia.email, password }, "");
const hasFactor = async () => (await mia.client.accounts.signInMethods()).hasSecondFactor;

/** Asserts that a call fails in the sign-in library, which reports it there. */
async function expectFailure(call: Promise<{ status: number }>): Promise<void> {
  const reported = vi.spyOn(console, "error");
  expect((await call).status).toBe(500);
  expect(reported.mock.calls.map(([head]) => head)).toContain("# SERVER_ERROR: ");
  reported.mockClear();
}

test("turning it on, new recovery codes and turning it off are entries of the person", async () => {
  const uri = await begin();
  const entries = await auditedBy(olga, async () => {
    expect((await confirm(uri)).status).toBe(200);
    expect((await post("two-factor/generate-backup-codes", { password })).status).toBe(200);
    expect((await turnOff()).status).toBe(200);
  });
  const by = { user: { id: mia.account.user.id }, address: "192.0.2.44", userAgent: "Phone" };
  expect(entries).toMatchObject([
    { act: "secondFactorTurnedOn", ...by },
    { act: "recoveryCodesRenewed", ...by },
    { act: "secondFactorTurnedOff", ...by },
  ]);
});

test("its owner is told by mail that it is off, and not that it stays on", async () => {
  await confirm(await begin());
  const subjects = () =>
    server.mails.flatMap(({ to, subject }) => (to === mia.email ? [subject] : []));
  expect((await post("two-factor/disable", { password: "a guess" })).status).toBe(400);
  expect(subjects()).toEqual([]);
  expect((await turnOff()).status).toBe(200);
  const told = ["The second factor was turned off: your account at Stemma"];
  expect(subjects()).toEqual(told);
  await turnOff();
  expect(subjects()).toEqual(told);
});

test("setting it up without a code, and what is refused, leaves no entry", async () => {
  const entries = await auditedBy(olga, async () => {
    await begin();
    const wrong = { password: "a guess" };
    expect((await post("two-factor/generate-backup-codes", wrong)).status).toBe(400);
    expect((await post("two-factor/disable", wrong)).status).toBe(400);
  });
  expect(entries).toEqual([]);
});

test("what the operator removes is an entry about the person, once", async () => {
  await confirm(await begin());
  const { removeOf } = createSecondFactorSwitch(server.sql);
  const entries = await auditedBy(olga, async () => {
    expect(await removeOf(mia.email)).toEqual({ wasOn: true });
    expect(await removeOf(mia.email)).toEqual({ wasOn: false });
  });
  const person = { id: mia.account.user.id, name: expect.stringMatching(/^Mia/) };
  expect(entries).toMatchObject([{ act: "secondFactorRemoved", user: null, person }]);
});

test("it is on as a whole, although the server fails before it has answered", async () => {
  const phone = await signIn();
  const uri = await begin();
  await server.sql`
    alter table authentication.sessions add constraint no_more check (false) not valid`;
  try {
    await expectFailure(confirm(uri));
  } finally {
    await server.sql`alter table authentication.sessions drop constraint no_more`;
  }
  expect(await hasFactor()).toBe(true);
  const current = server.clientOf(phone.cookies).accounts.current();
  await expect(current).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  const pending = await signIn();
  expect(pending.answer).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ["totp"] });
  await forgetUsedCodes(server.sql);
  const code = codeOf(uri);
  expect((await post("two-factor/verify-totp", { code }, pending.cookies)).status).toBe(200);
});

test("it stays on as a whole where its secret cannot be removed, and goes off as a whole later", async () => {
  await confirm(await begin());
  await server.sql`create table keepers (id uuid references authentication.two_factors)`;
  try {
    await server.sql`insert into keepers select id from authentication.two_factors
      where user_id = ${mia.account.user.id}`;
    await expectFailure(turnOff());
  } finally {
    await server.sql`drop table keepers`;
  }
  expect(await hasFactor()).toBe(true);
  expect((await signIn()).answer).toMatchObject({ twoFactorMethods: ["totp"] });
  expect((await turnOff()).status).toBe(200);
  expect((await signIn()).answer).not.toHaveProperty("twoFactorRedirect");
  expect((await confirm(await begin())).status).toBe(200);
});

test("it is neither turned on nor off where the log cannot tell", async () => {
  const uri = await begin();
  const withoutLog = async (call: () => Promise<{ status: number }>) => {
    await server.sql`alter table audit_entries rename to away`;
    try {
      await expectFailure(call());
    } finally {
      await server.sql`alter table away rename to audit_entries`;
    }
  };
  await withoutLog(() => confirm(uri));
  expect(await hasFactor()).toBe(false);
  expect((await signIn()).answer).not.toHaveProperty("twoFactorRedirect");
  expect((await confirm(uri)).status).toBe(200);
  await withoutLog(turnOff);
  expect(await hasFactor()).toBe(true);
});

test("a sign-in whose password was checked before it was turned on begins no session", async () => {
  await begin();
  const signingIn = await server.sql.begin(async (sql) => {
    await sql`lock table authentication.sessions in share row exclusive mode`;
    const begun = signIn();
    await onceWaiting(sql, 1);
    const { id } = mia.account.user;
    await sql`update authentication.two_factors set verified = true where user_id = ${id}`;
    await sql`update authentication.users set two_factor_enabled = true where id = ${id}`;
    return [begun];
  });
  expect(await Promise.all(signingIn)).toMatchObject([{ status: 401, cookies: "" }]);
  expect((await mia.client.accounts.listSessions()).items).toHaveLength(1);
  expect(await signIn()).toMatchObject({ status: 200, answer: { twoFactorRedirect: true } });
});
