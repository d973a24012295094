import { afterAll, beforeAll, expect, test } from "vitest";
import { auditedBy } from "../testing/audit-log.ts";
import { codeOf } from "../testing/code-of.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const password = "correct horse battery";
let server: TestServer;
let otherNode: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  otherNode = await startTestServer(undefined, [], {}, server);
});

afterAll(async () => {
  await otherNode.stop();
  await server.stop();
});

async function post(path: string, body: object, cookies = "", node = server) {
  const response = await node.postToAuth(path, body, cookies);
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, cookies: cookiesOf(response), answer };
}

const signIn = (email: string) => post("sign-in/email", { email, password });
const giveCode = (cookies: string, code: string, node = server) =>
  post("two-factor/verify-totp", { code }, cookies, node);

/** Signs a person up who turns the second factor on; `code` did it. */
async function signUpWithFactor(name: string) {
  const person = await server.signUp(name);
  const begun = await post("two-factor/enable", { password }, person.cookies);
  const totpUri = begun.answer["totpURI"] as string;
  const code = codeOf(totpUri);
  expect((await giveCode(person.cookies, code)).status).toBe(200);
  return { ...person, totpUri, code };
}

test("the code that turned the second factor on signs nobody in, and the next one does", async () => {
  const { email, totpUri, code } = await signUpWithFactor("Sue Setup");
  const next = codeOf(totpUri, 1);
  const pending = await signIn(email);
  expect((await giveCode(pending.cookies, code)).status).toBe(401);
  expect((await giveCode(pending.cookies, next)).status).toBe(200);
});

test("whoever saw a code that was used does not sign in with it, and is counted and logged", async () => {
  const person = await signUpWithFactor("Wanda Watched");
  const { email, totpUri } = person;
  const code = codeOf(totpUri, 1);
  const own = await signIn(email);
  expect((await giveCode(own.cookies, code)).status).toBe(200);
  const pending = await signIn(email);
  const entries = await auditedBy(person, async () => {
    const again = await giveCode(pending.cookies, code);
    expect(again).toMatchObject({ status: 401, cookies: "", answer: { code: "CODE_USED" } });
  });
  expect(entries).toMatchObject([{ act: "signInFailed" }]);
  for (let at = 0; at < 4; at += 1) await giveCode(pending.cookies, code);
  expect((await giveCode(pending.cookies, code)).answer).toMatchObject({
    code: "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  });
});

test("an older code than the one that was used is refused too", async () => {
  const { email, totpUri } = await signUpWithFactor("Oda Older");
  const [older, newer] = [codeOf(totpUri), codeOf(totpUri, 1)];
  expect((await giveCode((await signIn(email)).cookies, newer)).status).toBe(200);
  expect((await giveCode((await signIn(email)).cookies, older)).status).toBe(401);
});

test("of many who give one code at once, on two nodes, one signs in", async () => {
  const { email, totpUri } = await signUpWithFactor("Paula Parallel");
  const waiting = [];
  for (let at = 0; at < 6; at += 1) waiting.push((await signIn(email)).cookies);
  const code = codeOf(totpUri, 1);
  const answers = await Promise.all(
    waiting.map((cookies, at) => giveCode(cookies, code, at % 2 === 0 ? server : otherNode)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ answer }) => answer["code"])).toEqual(
    Array.from({ length: 5 }, () => "CODE_USED"),
  );
});
