import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { codeOf } from "../testing/code-of.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { forgetUsedCodes } from "../testing/forget-used-codes.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createPasswordHashing } from "./password-hashing.ts";

const password = "correct horse battery";
/** A node of this release, and one of a later release, which hashes at a higher cost, on one database. */
let now: TestServer;
let later: TestServer;

beforeAll(async () => {
  now = await startTestServer(systemClock, [], { passwords: createPasswordHashing() });
  const passwords = createPasswordHashing({ N: 16_384, r: 8, p: 5 });
  later = await startTestServer(systemClock, [], { passwords }, now);
});

afterAll(async () => {
  await later.stop();
  await now.stop();
});

async function post(node: TestServer, path: string, body: object, cookies = "") {
  const response = await node.postToAuth(path, body, cookies);
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, cookies: cookiesOf(response), answer };
}

const signIn = (node: TestServer, email: string, tried = password) =>
  post(node, "sign-in/email", { email, password: tried });

async function hashOf(email: string): Promise<string> {
  const [row] = await now.sql<{ password: string }[]>`
    select password from authentication.accounts
    where user_id = (select id from authentication.users where email = ${email})`;
  return row?.password ?? "";
}

const unnamed = /^[0-9a-f]{32}:[0-9a-f]{128}$/;
const stronger = /^\$scrypt\$ln=14,r=8,p=5\$/;

test("this release hashes as the release before it does, and leaves a stronger hash as it is", async () => {
  const { email } = await now.signUp("Hanna Hashed");
  expect(await hashOf(email)).toMatch(unnamed);
  expect((await signIn(now, email)).status).toBe(200);
  expect(await hashOf(email)).toMatch(unnamed);
  expect((await signIn(later, email)).status).toBe(200);
  const hash = await hashOf(email);
  expect(hash).toMatch(stronger);
  expect((await signIn(now, email)).status).toBe(200);
  expect((await signIn(now, email, "a wrong one")).status).toBe(401);
  expect(await hashOf(email)).toBe(hash);
});

test("a wrong password hashes nothing anew", async () => {
  const { email } = await now.signUp("Willa Wrong");
  expect((await signIn(later, email, "a wrong one")).status).toBe(401);
  expect(await hashOf(email)).toMatch(unnamed);
});

test("of several sign-ins at once, all begin, and the sessions of before go on", async () => {
  const { email, cookies } = await now.signUp("Sara Several");
  const all = await Promise.all([1, 2, 3, 4].map(() => signIn(later, email)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await hashOf(email)).toMatch(stronger);
  expect((await now.clientOf(cookies).accounts.current()).user.email).toBe(email);
});

test("a sign-in that waits for its code goes on after its password was hashed anew", async () => {
  const { email, cookies } = await now.signUp("Wim Waits");
  const { answer } = await post(now, "two-factor/enable", { password }, cookies);
  const totpUri = String(answer["totpURI"]);
  await post(now, "two-factor/verify-totp", { code: codeOf(totpUri) }, cookies);
  await forgetUsedCodes(now.sql);
  const waiting = await signIn(later, email);
  expect(await hashOf(email)).toMatch(stronger);
  const code = codeOf(totpUri);
  expect((await post(later, "two-factor/verify-totp", { code }, waiting.cookies)).status).toBe(200);
});
