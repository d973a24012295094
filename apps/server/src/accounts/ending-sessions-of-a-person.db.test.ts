import { afterAll, beforeAll, expect, test } from "vitest";
import { auditedBy } from "../testing/audit-log.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { createSessionStore } from "./session.store.ts";

const password = "correct horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function signIn(email: string): Promise<string> {
  const response = await server.send("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return cookiesOf(response);
}

test("the operator signs a person out of all browsers, nobody else, and the log tells it once", async () => {
  const olga = await server.signUp("Olga Others");
  const lost = await server.signUp("Lena Laptop");
  await joinOrganization(server, lost, olga, []);
  const phone = await signIn(lost.email);
  const { endAllOf } = createSessionStore(server.sql);
  const entries = await auditedBy(olga, async () => {
    expect(await endAllOf(lost.email.toUpperCase())).toEqual({ count: 2 });
    expect(await endAllOf(lost.email)).toEqual({ count: 0 });
  });
  expect(entries).toMatchObject([
    { act: "sessionsEndedByOperator", user: null, person: { id: lost.account.user.id } },
  ]);
  for (const cookies of [lost.cookies, phone]) {
    const headers = new Headers({ cookie: cookies });
    expect(await server.authentication.findVisitor(headers, true)).toBeNull();
  }
  expect((await olga.client.accounts.current()).user.email).toBe(olga.email);
  const again = server.clientOf(await signIn(lost.email));
  expect((await again.accounts.current()).user.email).toBe(lost.email);
});

test("a session that has expired does not count, and an address without an account is named", async () => {
  const { email, account } = await server.signUp("Emil Expired");
  const { endAllOf } = createSessionStore(server.sql);
  await server.sql`update authentication.sessions set expires_at = now() - interval '1 second'
    where user_id = ${account.user.id}`;
  expect(await endAllOf(email)).toEqual({ count: 0 });
  expect(await endAllOf("nobody@example.com")).toBeNull();
});
