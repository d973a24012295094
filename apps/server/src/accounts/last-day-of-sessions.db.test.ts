import { afterAll, beforeAll, expect, test } from "vitest";
import { earlier } from "../testing/earlier.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** A person whose session began `daysAgo` and ends in `hours` unless it is renewed. */
async function signedInBefore(
  name: string,
  { daysAgo, hours }: { daysAgo: number; hours: number },
) {
  const { cookies, account } = await server.signUp(name);
  const { id } = account.user;
  await server.sql`
    update authentication.sessions set created_at = now() - make_interval(days => ${daysAgo}),
      expires_at = now() + make_interval(hours => ${hours}) where user_id = ${id}`;
  server.authentication.forgetSessions(null);
  return { id, cookies, headers: new Headers({ cookie: cookies }) };
}

/** How many days after its beginning, and from now, the person's session ends. */
async function daysOf(id: string) {
  const [row] = await server.sql<{ inAll: number; left: number }[]>`
    select extract(epoch from expires_at - created_at)::float8 / 86400 as "inAll",
      extract(epoch from expires_at - now())::float8 / 86400 as "left"
    from authentication.sessions where user_id = ${id}`;
  if (row === undefined) throw new Error("The session is gone.");
  return row;
}

test("a session that is used is renewed, but ends 90 days after its sign-in", async () => {
  const { authentication } = server;
  const young = await signedInBefore("Yara Young", { daysAgo: 3, hours: 24 });
  await authentication.welcomeVisitor(young.headers);
  expect((await daysOf(young.id)).left).toBeGreaterThan(6);
  const old = await signedInBefore("Otto Old", { daysAgo: 88, hours: 24 });
  expect((await authentication.welcomeVisitor(old.headers)).visitor?.userId).toBe(old.id);
  expect((await daysOf(old.id)).inAll).toBeCloseTo(90, 5);
  await server.sql`
    update authentication.sessions set created_at = ${earlier(server.sql, "created_at", "2 days")},
      expires_at = ${earlier(server.sql, "expires_at", "2 days")} where user_id = ${old.id}`;
  expect(await authentication.findVisitor(old.headers, true)).toBeNull();
  expect(await authentication.findSession(old.headers)).toBeNull();
  authentication.forgetSessions(null);
  expect((await authentication.welcomeVisitor(old.headers)).visitor).toBeNull();
});

test("a session that cannot be renewed any more is not taken for one that is due", async () => {
  const due = await signedInBefore("Dora Due", { daysAgo: 80, hours: 24 });
  expect(await server.authentication.findReaderUnlessDue(due.cookies)).toBeNull();
  const last = await signedInBefore("Lars Last", { daysAgo: 89, hours: 24 });
  expect((await server.authentication.findReaderUnlessDue(last.cookies))?.userId).toBe(last.id);
});
