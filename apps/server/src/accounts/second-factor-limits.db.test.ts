import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../testing/code-of.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { forgetUsedCodes } from "../testing/forget-used-codes.ts";
import { startTestIssuer } from "../testing/start-test-issuer.ts";
import type { TestIssuer } from "../testing/start-test-issuer.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const password = "correct horse battery";
const startMs = Date.now();
let aheadMs = 0;
let server: TestServer;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await startTestIssuer();
  const clock = { now: () => new Date(startMs + aheadMs) };
  server = await startTestServer(clock, [issuer.provider]);
});

afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

async function post(path: string, body: object, cookies = "", address = "") {
  const response = await server.postToAuth(path, body, cookies, address);
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, cookies: cookiesOf(response), answer };
}

const signIn = (email: string, address?: string) =>
  post("sign-in/email", { email, password }, "", address);
const giveCode = (cookies: string, code: string, address?: string) =>
  post("two-factor/verify-totp", { code }, cookies, address);

/** No code has letters. */
const wrong = "wrong!";

async function signUpWithFactor(name: string) {
  const person = await server.signUp(name);
  const begun = await post("two-factor/enable", { password }, person.cookies);
  const totpUri = begun.answer["totpURI"] as string;
  expect((await giveCode(person.cookies, codeOf(totpUri))).status).toBe(200);
  await forgetUsedCodes(server.sql);
  return { ...person, totpUri };
}

/** So many sign-ins with the right password that wait for their codes. */
async function waiting(email: string, count: number, address?: string): Promise<string[]> {
  const pending = [];
  for (let at = 0; at < count; at += 1) pending.push((await signIn(email, address)).cookies);
  return pending;
}

test("wrong codes are counted as wrong passwords are, and the right password forgives none", async () => {
  const { email, totpUri } = await signUpWithFactor("Gus Guessed");
  const pending = await waiting(email, 4);
  const statuses = [];
  for (const cookies of pending.slice(0, 2)) {
    for (let at = 0; at < 5; at += 1) statuses.push((await giveCode(cookies, wrong)).status);
    // A right password between the guesses.
    await signIn(email);
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
  const [, , third = "", fourth = ""] = pending;
  expect((await giveCode(third, codeOf(totpUri))).status).toBe(429);
  expect((await signIn(email)).status).toBe(429);
  aheadMs += 20 * 60 * 1_000;
  expect((await giveCode(fourth, codeOf(totpUri))).status).toBe(200);
});

test("a code waits also where its owner has signed in before", async () => {
  const { email, totpUri } = await signUpWithFactor("Hanna Home");
  const home = "192.0.2.9";
  const [first = ""] = await waiting(email, 1, home);
  expect((await giveCode(first, codeOf(totpUri), home)).status).toBe(200);
  const pending = await waiting(email, 3, home);
  for (const cookies of pending.slice(0, 2)) {
    for (let at = 0; at < 5; at += 1) await giveCode(cookies, wrong, home);
  }
  expect((await signIn(email, home)).status).toBe(200);
  expect((await giveCode(pending[2] ?? "", codeOf(totpUri), home)).status).toBe(429);
});

test("one sign-in takes five wrong codes, however fast they come", async () => {
  const { email, totpUri } = await signUpWithFactor("Fay Fast");
  const [cookies = ""] = await waiting(email, 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => giveCode(cookies, wrong)));
  const answered = answers.filter(({ answer }) => answer["code"] === "INVALID_CODE");
  expect(answered.length).toBeLessThanOrEqual(5);
  for (let at = 0; at < 6; at += 1) await giveCode(cookies, wrong);
  expect((await giveCode(cookies, codeOf(totpUri))).status).not.toBe(200);
});

test("a provider that vouches for a person is not asked for their code", async () => {
  const { email, account } = await signUpWithFactor("Pia Provider");
  await server.sql`
    update authentication.users set email_verified = true where id = ${account.user.id}`;
  const claims = { sub: "pia", email, email_verified: true, name: "Pia" };
  const { cookies } = await issuer.signIn(server, claims);
  expect((await server.clientOf(cookies).accounts.current()).user.id).toBe(account.user.id);
  expect((await signIn(email)).answer).toMatchObject({ twoFactorRedirect: true });
});

test("a second factor that somebody set up with another's address does not lock the owner out", async () => {
  const { email, account } = await signUpWithFactor("Otto Owner");
  const claims = { sub: "otto", email, email_verified: true, name: "Otto" };
  const { cookies } = await issuer.signIn(server, claims);
  const client = server.clientOf(cookies).accounts;
  expect((await client.current()).user.id).toBe(account.user.id);
  expect(await client.signInMethods()).toMatchObject({ hasSecondFactor: false });
});
