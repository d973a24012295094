import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

function post(path: string, body: object, cookies = "") {
  return server.postToAuth(path, body, cookies);
}

const lastLinkTo = (email: string) =>
  server.mails.findLast(({ to }) => to === email)?.link.url.split("/resetPassword/")[1];

/** Requests a reset link and returns the token from the mail. */
async function tokenFor({ email }: Person): Promise<string | undefined> {
  await post("request-password-reset", { email });
  await expect.poll(() => lastLinkTo(email)).toBeDefined();
  return lastLinkTo(email);
}

const newPassword = "another horse battery";

test("a person who forgot their password sets a new one, once, and every session ends", async () => {
  const person = await server.signUp("Rita Reset");
  const token = await tokenFor(person);
  expect((await post("reset-password", { token, newPassword })).status).toBe(200);
  await expect(person.client.workspaces.create({ workspaceName: "Mine" })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  await expect(person.client.accounts.current()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  const { email } = person;
  expect((await post("sign-in/email", { email, password: newPassword })).status).toBe(200);
  const old = await post("sign-in/email", { email, password: "correct horse battery" });
  expect(await old.json()).toMatchObject({ code: "INVALID_PASSWORD" });
  const again = await post("reset-password", { token, newPassword: "a third horse battery" });
  expect(await again.json()).toMatchObject({ code: "INVALID_TOKEN" });
});

test("whoever reads the database finds no token in it", async () => {
  const token = await tokenFor(await server.signUp("Hans Hash"));
  expect(token).toMatch(/^[\w-]{20,}$/);
  const rows = await server.sql`select * from authentication.verifications`;
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a link that is older than an hour sets nothing", async () => {
  const token = await tokenFor(await server.signUp("Otto Old"));
  const [row] = await server.sql`
    select max(expires_at) <= now() + interval '1 hour' as "isShort" from authentication.verifications`;
  expect(row?.["isShort"]).toBe(true);
  await server.sql`update authentication.verifications set expires_at = now() - interval '1 second'`;
  const response = await post("reset-password", { token, newPassword });
  expect(await response.json()).toMatchObject({ code: "INVALID_TOKEN" });
});

test("who asks for a link is told the same whether or not somebody has the address", async () => {
  const { email } = await server.signUp("Nora Known");
  const known = await post("request-password-reset", { email });
  const unknown = await post("request-password-reset", { email: "nobody@example.com" });
  expect(unknown.status).toBe(known.status);
  expect(await unknown.json()).toEqual(await known.json());
  expect(server.mails.some(({ to }) => to === "nobody@example.com")).toBe(false);
});

test("nobody's mailbox is filled with links, from however many addresses they are asked for", async () => {
  const { email } = await server.signUp("Mona Mailbox");
  for (let asked = 0; asked < 7; asked += 1) await post("request-password-reset", { email });
  const mailsTo = () => server.mails.filter(({ to }) => to === email);
  await expect.poll(() => mailsTo().length).toBe(5);
});

test("a session that ends elsewhere is refused for reads at once on the node that ended it", async () => {
  const person = await server.signUp("Elsa Elsewhere");
  await person.client.accounts.current();
  const { email } = person;
  const elsewhere = await post("sign-in/email", { email, password: "correct horse battery" });
  const cookies = elsewhere.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  await person.client.accounts.current();
  await server.clientOf(cookies).accounts.endOtherSessions();
  await expect(person.client.accounts.current()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  await server.clientOf(cookies).accounts.current();
});
