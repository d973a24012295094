import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const password = "correct horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Signs the same person in again, in another browser. */
async function signInAgain({ email }: Person, userAgent = "") {
  const response = await server.send("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email, password }),
  });
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return { status: response.status, client: server.clientOf(cookies) };
}

const lastMailTo = (address: string) => server.mails.findLast(({ to }) => to === address);
const tokenIn = (address: string) => lastMailTo(address)?.link.url.split("/").at(-1) ?? "";

test("a person sees where they are signed in, and ends one session and all others", async () => {
  const person = await server.signUp("Sally Sessions");
  const phone = await signInAgain(person, "Phone");
  const tablet = await signInAgain(person, "Tablet");
  const { items } = await person.client.accounts.listSessions();
  expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(JSON.stringify(items)).not.toMatch(/token/i);
  const [sessionId] = items.flatMap(({ id, userAgent }) => (userAgent === "Phone" ? [id] : []));
  if (sessionId === undefined) throw new Error("The phone is not among the sessions.");
  await person.client.accounts.endSession({ sessionId });
  await expect(phone.client.accounts.current()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  await tablet.client.accounts.endOtherSessions();
  await expect(person.client.accounts.current()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect((await tablet.client.accounts.listSessions()).items).toHaveLength(1);
});

test("in a session that began more than a day ago, the password ends sessions, and nothing else does", async () => {
  const person = await server.signUp("Olga Oldsession");
  await signInAgain(person, "Phone");
  const { accounts } = person.client;
  const { items } = await accounts.listSessions();
  const [sessionId] = items.flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]));
  if (sessionId === undefined) throw new Error("The phone is not among the sessions.");
  const countSessions = async () => (await accounts.listSessions()).items.length;
  await server.sql`update authentication.sessions set created_at = now() - interval '25 hours'
    where user_id = ${person.account.user.id}`;
  const refused = { code: "WRONG_PASSWORD" };
  await expect(accounts.endSession({ sessionId })).rejects.toMatchObject(refused);
  await expect(accounts.endOtherSessions()).rejects.toMatchObject(refused);
  await expect(accounts.endOtherSessions({ password: "a guess" })).rejects.toMatchObject(refused);
  expect(await countSessions()).toBe(2);
  await accounts.endSession({ sessionId, password });
  expect(await countSessions()).toBe(1);
});

test("a person's sessions are read in parts: the one that asks first, then the last used", async () => {
  const person = await server.signUp("Sally Several");
  const agents = ["One", "Two", "Three", "Four"];
  for (const agent of agents) await signInAgain(person, agent);
  // Within one millisecond, which is all that a cursor holds; the one that asks was used before all others.
  const moment = "2026-11-26 12:00:00.123";
  await server.sql`
    update authentication.sessions set updated_at = (${moment}::timestamp
      + case when user_agent = 'One' then interval '900 us' when user_agent = 'Two' then interval '100 us'
        when user_agent = 'Three' then interval '-1 s' when user_agent = 'Four' then interval '1 s'
        else interval '-1 day' end) at time zone 'UTC'
    where user_id = ${person.account.user.id}`;
  const { items: whole } = await person.client.accounts.listSessions();
  expect(whole[0]).toMatchObject({ isCurrent: true });
  expect(whole[1]).toMatchObject({ userAgent: "Four" });
  expect(whole.at(-1)).toMatchObject({ userAgent: "Three" });
  for (const limit of [1, 2]) {
    const listed = [];
    let cursor: string | undefined;
    do {
      const part = await person.client.accounts.listSessions({ cursor, limit });
      expect(part.items.length).toBeLessThanOrEqual(limit);
      listed.push(...part.items);
      cursor = part.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(listed.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  }
  expect(whole).toHaveLength(5);
});

test("a session in use is seen, whatever it is used for", async () => {
  const person = await server.signUp("Ursula Used");
  const { id } = person.account.user;
  await server.sql`update authentication.sessions set updated_at = now() - interval '2 hours'
    where user_id = ${id}`;
  await person.client.workspaces.create({ workspaceName: "Mine" });
  await expect
    .poll(async () => {
      const [row] = await server.sql`select updated_at > now() - interval '1 minute' as "isSeen"
        from authentication.sessions where user_id = ${id}`;
      return row?.["isSeen"];
    })
    .toBe(true);
});

test("an address becomes a person's by the link that it was sent, and the old one is told", async () => {
  const person = await server.signUp("Mia Mover");
  const newEmail = "mia@elsewhere.example";
  await person.client.accounts.requestEmailChange({ newEmail: "MIA@elsewhere.example", password });
  const token = tokenIn(newEmail);
  expect((await person.client.accounts.current()).user.email).toBe(person.email);
  const stored = await server.sql`select * from authentication.verifications`;
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await person.client.accounts.confirmEmailChange({ token })).toEqual({ email: newEmail });
  expect((await person.client.accounts.current()).user.email).toBe(newEmail);
  expect((await signInAgain({ ...person, email: newEmail })).status).toBe(200);
  expect((await signInAgain(person)).status).toBe(401);
  expect(lastMailTo(person.email)?.subject).toContain("was changed");
  await expect(person.client.accounts.confirmEmailChange({ token })).rejects.toMatchObject({
    code: "LINK_INVALID",
  });
});

test("nobody is told that an address is somebody else's, and it does not become theirs", async () => {
  const person = await server.signUp("Tara Taker");
  const other = await server.signUp("Olaf Other");
  const before = server.mails.length;
  await person.client.accounts.requestEmailChange({ newEmail: other.email, password });
  expect(server.mails).toHaveLength(before);
  const wanted = "wanted@example.com";
  await person.client.accounts.requestEmailChange({ newEmail: wanted, password });
  const token = tokenIn(wanted);
  await server.sql`update authentication.users set email = ${wanted} where email = ${other.email}`;
  await expect(person.client.accounts.confirmEmailChange({ token })).rejects.toMatchObject({
    code: "LINK_INVALID",
  });
});

test("whoever sits at an open browser changes nothing without the password, and cannot guess on", async () => {
  const { client } = await server.signUp("Greta Guessed");
  const guess = (at: number) =>
    client.accounts
      .requestEmailChange({ newEmail: "thief@example.com", password: `guess ${at}` })
      .catch((error: { code: string }) => error.code);
  const codes = [];
  for (let at = 0; at < 11; at += 1) codes.push(await guess(at));
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(["WRONG_PASSWORD"]));
  expect(codes[10]).toBe("TOO_MANY_REQUESTS");
  await expect(client.accounts.delete({ password })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});

test("whoever has no password shows who they are by having signed in just now", async () => {
  const person = await server.signUp("Paul Provider");
  const { id } = person.account.user;
  await server.sql`update authentication.accounts set password = null, provider_id = 'google'
    where user_id = ${id}`;
  expect(await person.client.accounts.signInMethods()).toEqual({
    hasPassword: false,
    hasSecondFactor: false,
    providers: ["google"],
    passkeys: [],
  });
  await server.sql`update authentication.sessions set created_at = now() - interval '11 minutes'
    where user_id = ${id}`;
  await expect(person.client.accounts.delete({})).rejects.toMatchObject({ code: "SIGN_IN_AGAIN" });
  await server.sql`update authentication.sessions set created_at = now() where user_id = ${id}`;
  await person.client.accounts.delete({});
  await expect(person.client.accounts.current()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

test("a changed password ends the other sessions", async () => {
  const person = await server.signUp("Petra Password");
  const other = await signInAgain(person);
  const response = await server.send(
    "/api/auth/change-password",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        currentPassword: password,
        newPassword: "another horse battery",
      }),
    },
    person.cookies,
  );
  expect(response.status).toBe(200);
  expect((await person.client.accounts.listSessions()).items).toHaveLength(1);
  await expect(other.client.accounts.current()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});
