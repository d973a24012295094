import { afterAll, beforeAll, expect, test } from "vitest";
import { earlier } from "../testing/earlier.ts";
import { codeOf } from "../testing/code-of.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { sessionReplacedS } from "./session-validity.ts";

const password = "correct horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function post(path: string, body: object, cookies: string) {
  const response = await server.postToAuth(path, body, cookies);
  return {
    status: response.status,
    cookies: cookiesOf(response),
    answer: (await response.json()) as Record<string, unknown>,
  };
}

/** How many of a person's sessions last longer than a replaced one. */
async function countLasting(id: string): Promise<number> {
  const rows = await server.sql`
    select 1 from authentication.sessions where user_id = ${id}
      and expires_at > now() + make_interval(secs => ${sessionReplacedS})`;
  return rows.length;
}

test("a sign-in ends the session that the browser had, and nothing renews it", async () => {
  const person = await server.signUp("Rea Replaced");
  const { id } = person.account.user;
  const elsewhere = await post("sign-in/email", { email: person.email, password }, "");
  const again = await post("sign-in/email", { email: person.email, password }, person.cookies);
  expect(again.status).toBe(200);
  const headers = new Headers({ cookie: person.cookies });
  server.authentication.forgetSessions(null);
  await server.authentication.welcomeVisitor(headers);
  // The browser's new one, and the one elsewhere.
  expect(await countLasting(id)).toBe(2);
  const { items } = await server.clientOf(again.cookies).accounts.listSessions();
  expect(items).toHaveLength(2);
  await server.sql`
    update authentication.sessions set expires_at = ${earlier(server.sql, "expires_at", "1 minute")}
    where user_id = ${id}`;
  expect(await server.authentication.findVisitor(headers, true)).toBeNull();
  for (const { cookies } of [again, elsewhere]) {
    const kept = await server.authentication.findVisitor(new Headers({ cookie: cookies }), true);
    expect(kept?.userId).toBe(id);
  }
});

test("a sign-in of another person ends it too, and a failed one does not", async () => {
  const first = await server.signUp("Fred First");
  const second = await server.signUp("Sara Second");
  const wrong = { email: second.email, password: "wrong horse battery" };
  expect((await post("sign-in/email", wrong, first.cookies)).status).toBe(401);
  expect(await countLasting(first.account.user.id)).toBe(1);
  const right = { email: second.email, password };
  expect((await post("sign-in/email", right, first.cookies)).status).toBe(200);
  expect(await countLasting(first.account.user.id)).toBe(0);
  expect(await countLasting(second.account.user.id)).toBe(2);
});

test("where a code is asked for, the session ends with the cookie that the password takes away", async () => {
  const first = await server.signUp("Flora First");
  const second = await server.signUp("Cora Code");
  const begun = await post("two-factor/enable", { password }, second.cookies);
  const code = codeOf(String(begun.answer["totpURI"]));
  expect((await post("two-factor/verify-totp", { code }, second.cookies)).status).toBe(200);
  // Turning it on replaces nothing.
  expect(await countLasting(second.account.user.id)).toBe(1);
  const pending = await post("sign-in/email", { email: second.email, password }, first.cookies);
  expect(pending.answer).toMatchObject({ twoFactorRedirect: true });
  expect(await countLasting(first.account.user.id)).toBe(0);
});
