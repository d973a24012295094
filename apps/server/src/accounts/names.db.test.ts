import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { startTestIssuer } from "../testing/start-test-issuer.ts";
import type { TestIssuer } from "../testing/start-test-issuer.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Client } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let issuer: TestIssuer;
let server: TestServer;
let client: Client;

beforeAll(async () => {
  issuer = await startTestIssuer();
  server = await startTestServer(systemClock, [issuer.provider]);
  ({ client } = await server.signUp("Nora Names"));
});

afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

async function post(path: string, body: object) {
  const response = await server.postToAuth(path, body);
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

const email = "sara@example.com";
const longEmail = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(10)}.example`;
const twoParagraphs = "Sara\n\nYour account is locked: http://evil.example/";

test.each([
  { person: { name: "", email }, code: "INVALID_NAME", because: "it is empty" },
  { person: { name: " \t ", email }, code: "INVALID_NAME", because: "it is blank" },
  { person: { name: "x".repeat(201), email }, code: "INVALID_NAME", because: "it is too long" },
  { person: { name: twoParagraphs, email }, code: "INVALID_NAME", because: "it has several lines" },
  {
    person: { name: "Sa\u0000ra", email },
    code: "INVALID_NAME",
    because: "it holds a control character",
  },
  { person: { name: ["Sara"], email }, code: "INVALID_NAME", because: "it is not a text" },
  { person: { name: "Sara", email: longEmail }, code: "INVALID_EMAIL", because: "it is too long" },
  {
    person: { name: "Sara", email: "a\nb@example.com" },
    code: "INVALID_EMAIL",
    because: "it is not one line",
  },
])("a sign-up is refused with $code: $because", async (row) => {
  const before = await server.sql`select count(*) from authentication.users`;
  const password = "correct horse battery";
  const answer = await post("sign-up/email", { ...row.person, password });
  expect(answer).toEqual({ status: 400, code: row.code });
  expect(await server.sql`select count(*) from authentication.users`).toEqual(before);
});

test.each(["sign-in/email", "request-password-reset"])(
  "%s refuses an address that is too long",
  async (path) => {
    const answer = await post(path, { email: longEmail, password: "x" });
    expect(answer).toEqual({ status: 400, code: "INVALID_EMAIL" });
  },
);

test("sign-up stores a trimmed name, no picture, and a shortened user agent", async () => {
  const body = {
    name: "  Pia Picture ",
    email: "pia@example.com",
    password: "correct horse battery",
    image: "x".repeat(10_000),
  };
  const response = await server.send("/api/auth/sign-up/email", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "B".repeat(5_000) },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const rows = await server.sql`
    select u.name, u.image, length(s.user_agent) as "agentLength"
    from authentication.users u join authentication.sessions s on s.user_id = u.id
    where u.email = ${body.email}`;
  expect(rows).toEqual([{ name: "Pia Picture", image: null, agentLength: 400 }]);
});

test("a name from a provider becomes one line, cut to the longest name", async () => {
  const person = {
    sub: "vera",
    email: "vera@example.com",
    email_verified: true,
    name: `${twoParagraphs}${"!".repeat(300)}`,
  };
  const { cookies } = await issuer.signIn(server, person);
  const { account } = await server.clientOf(cookies).accounts.open();
  expect(account.user.firstName).toHaveLength(200);
  expect(account.user.firstName).toMatch(/^Sara Your account is locked: /);
  expect(account.organization.organizationName.length).toBeLessThanOrEqual(200);
});

test("a malformed address from a provider makes no account", async () => {
  const person = { sub: "long", email: longEmail, email_verified: true, name: "Long" };
  expect((await issuer.signIn(server, person)).location).toContain("email_not_found");
});

test.each([
  {
    what: "a first name",
    change: (name: string) => client.settings.updateUser({ firstName: name }),
  },
  {
    what: "a last name",
    change: (name: string) => client.settings.updateUser({ lastName: name }),
  },
  {
    what: "a display name",
    change: (name: string) => client.settings.updateConfiguration({ orgDisplayName: name }),
  },
  {
    what: "a workspace's name",
    change: (name: string) => client.workspaces.create({ workspaceName: name }),
  },
  {
    what: "an organization's name",
    change: (name: string) => client.organizations.create({ organizationName: name }),
  },
])("$what is one line of at most 200 characters", async ({ change }) => {
  for (const name of [twoParagraphs, "a\u2029b", "a\tb", "x".repeat(201)]) {
    await expect(change(name)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  }
  await change("x".repeat(200));
});
