import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { startTestIssuer, type TestIssuer } from "../testing/start-test-issuer.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

/* On a database that Citus spreads, tables of sign-in are on every node: what waits there in another order on each is a deadlock. */

const password = "correct horse battery";
const times = [1, 2, 3, 4, 5, 6];
let issuer: TestIssuer;
let server: TestServer;

beforeAll(async () => {
  issuer = await startTestIssuer();
  server = await startTestServer(systemClock, [issuer.provider]);
});

afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

function post(path: string, body: object, cookies?: string) {
  return server.postToAuth(path, body, cookies);
}

/** The id of the person with these cookies. */
async function whoIs(cookies: string): Promise<string> {
  const { account } = await server.clientOf(cookies).accounts.open();
  return account.user.id;
}

test("two people who sign in with the password several times at once are signed in each time", async () => {
  const people = [await server.signUp("Pia Password"), await server.signUp("Per Password")];
  for (const round of [1, 2, 3]) {
    const answers = await Promise.all(
      times.flatMap(() => people.map(({ email }) => post("sign-in/email", { email, password }))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses), `in round ${round}`).toEqual(new Set([200]));
    const ids = await Promise.all(answers.map((answer) => whoIs(cookiesOf(answer))));
    expect(new Set(ids)).toEqual(new Set(people.map(({ account }) => account.user.id)));
  }
});

test("a person who signs in with a provider several times at once, the first time too, is one person", async () => {
  const email = "fia.first@example.com";
  const person = { sub: "fia", email, email_verified: true, name: "Fia First" };
  const signIn = () => Promise.all(times.map(() => issuer.signIn(server, person)));
  const first = await signIn();
  const again = await signIn();
  expect(again.map(({ location }) => location)).toEqual(again.map(() => "/"));
  // Of the first ones, those fail in which somebody else made the account meanwhile.
  const begun = first.filter(({ location }) => location === "/");
  expect(begun.length).toBeGreaterThan(0);
  const ids = await Promise.all([...begun, ...again].map(({ cookies }) => whoIs(cookies)));
  expect(new Set(ids).size).toBe(1);
});

test("more people than a node has connections sign in with a provider for the first time at once, and all have accounts", async () => {
  const people = times.map((number) => ({
    sub: `nina-${number}`,
    email: `nina.${number}@example.com`,
    email_verified: true,
    name: `Nina New ${number}`,
  }));
  const signedIn = await Promise.all(people.map((person) => issuer.signIn(server, person)));
  expect(signedIn.map(({ location }) => location)).toEqual(people.map(() => "/"));
  const ids = await Promise.all(signedIn.map(({ cookies }) => whoIs(cookies)));
  expect(new Set(ids).size).toBe(people.length);
});

test("more people than a node has connections sign up at once, and change their passwords at once", async () => {
  const newPassword = "incorrect horse battery";
  const answers = await Promise.all(
    times.map((number) => {
      const email = `cara.${number}@example.com`;
      return post("sign-up/email", { name: `Cara ${number}`, email, password });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(times.map(() => 200));
  const wanted = { currentPassword: password, newPassword, revokeOtherSessions: true };
  const changed = await Promise.all(
    answers.map((answer) => post("change-password", wanted, cookiesOf(answer))),
  );
  expect(changed.map(({ status }) => status)).toEqual(times.map(() => 200));
  const again = await Promise.all(
    times.map((number) =>
      post("sign-in/email", { email: `cara.${number}@example.com`, password: newPassword }),
    ),
  );
  expect(again.map(({ status }) => status)).toEqual(times.map(() => 200));
});

test("of several who sign up with one address at once, one has the account, and the others are told", async () => {
  const email = "una.unique@example.com";
  const answers = await Promise.all(
    times.map(() => post("sign-up/email", { name: "Una Unique", email, password })),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...times.slice(1).map(() => 422)]);
});
