import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../testing/code-of.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { forgetUsedCodes } from "../testing/forget-used-codes.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createSecondFactorSwitch } from "./second-factor-switch.store.ts";

const password = "correct horse battery";
const newPassword = "another horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function post(path: string, body: object, cookies = "") {
  const response = await server.postToAuth(path, body, cookies);
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, cookies: cookiesOf(response), answer };
}

const signIn = (email: string, tried = password) =>
  post("sign-in/email", { email, password: tried });
const giveCode = (cookies: string, code: string) =>
  post("two-factor/verify-totp", { code }, cookies);
const giveRecoveryCode = (cookies: string, code: string) =>
  post("two-factor/verify-backup-code", { code }, cookies);
const client = (cookies: string) => server.clientOf(cookies).accounts;
const unauthenticated = { code: "UNAUTHENTICATED" };

/** A code that is wrong now and was wrong a moment ago. */
function wrongCode(totpUri: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((ahead) => codeOf(totpUri, ahead)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !right.has(code),
  ) as string;
}

/** Signs a person up who turns the second factor on. */
async function signUpWithFactor(name: string) {
  const person = await server.signUp(name);
  const begun = await post("two-factor/enable", { password }, person.cookies);
  const totpUri = begun.answer["totpURI"] as string;
  const recoveryCodes = begun.answer["backupCodes"] as string[];
  expect((await giveCode(person.cookies, codeOf(totpUri))).status).toBe(200);
  await forgetUsedCodes(server.sql);
  return { ...person, totpUri, recoveryCodes };
}

test("a second factor is on once a code has confirmed it, and every other session ends", async () => {
  const person = await server.signUp("Sue Sets");
  const phone = await signIn(person.email);
  const begun = await post("two-factor/enable", { password }, person.cookies);
  const totpUri = begun.answer["totpURI"] as string;
  expect(totpUri).toMatch(/^otpauth:\/\/totp\/Stemma:/);
  expect(begun.answer["backupCodes"]).toHaveLength(10);
  expect((await giveCode(person.cookies, wrongCode(totpUri))).status).toBe(401);
  expect(await client(person.cookies).signInMethods()).toMatchObject({ hasSecondFactor: false });
  expect((await signIn(person.email)).answer).not.toHaveProperty("twoFactorRedirect");
  const { status, cookies } = await giveCode(person.cookies, codeOf(totpUri));
  // This browser's session goes on, for all of its tabs and for reads under way.
  expect({ status, cookies }).toEqual({ status: 200, cookies: "" });
  expect(await client(person.cookies).signInMethods()).toMatchObject({ hasSecondFactor: true });
  await expect(client(phone.cookies).current()).rejects.toMatchObject(unauthenticated);
  expect((await client(person.cookies).listSessions()).items).toHaveLength(1);
});

test("the password alone lets nobody in, and the code does", async () => {
  const { email, totpUri, account } = await signUpWithFactor("Carl Codes");
  const pending = await signIn(email);
  expect(pending).toMatchObject({ status: 200, answer: { twoFactorRedirect: true } });
  await expect(client(pending.cookies).current()).rejects.toMatchObject(unauthenticated);
  const wrong = await giveCode(pending.cookies, wrongCode(totpUri));
  expect(wrong).toMatchObject({ status: 401, answer: { code: "INVALID_CODE" } });
  const logged = await server.sql`
    select act from audit_entries where user_id = ${account.user.id} and act = 'signInFailed'`;
  expect(logged).toHaveLength(1);
  const done = await giveCode(pending.cookies, codeOf(totpUri));
  expect(done.status).toBe(200);
  expect((await client(done.cookies).current()).user.email).toBe(email);
  expect((await giveCode(pending.cookies, codeOf(totpUri))).status).toBe(401);
});

test("a recovery code lets its owner in once", async () => {
  const { email, recoveryCodes } = await signUpWithFactor("Rosa Recovers");
  const [code = ""] = recoveryCodes;
  const first = await giveRecoveryCode((await signIn(email)).cookies, code);
  expect(first.status).toBe(200);
  expect((await client(first.cookies).current()).user.email).toBe(email);
  const again = await giveRecoveryCode((await signIn(email)).cookies, code);
  expect(again).toMatchObject({ status: 401, answer: { code: "INVALID_BACKUP_CODE" } });
});

test("new recovery codes replace the old ones", async () => {
  const { email, cookies, recoveryCodes } = await signUpWithFactor("Nora New");
  expect((await post("two-factor/generate-backup-codes", { password: "x" }, cookies)).status).toBe(
    400,
  );
  const made = await post("two-factor/generate-backup-codes", { password }, cookies);
  const [code = ""] = made.answer["backupCodes"] as string[];
  const pending = await signIn(email);
  expect((await giveRecoveryCode(pending.cookies, recoveryCodes[0] ?? "")).status).toBe(401);
  expect((await giveRecoveryCode(pending.cookies, code)).status).toBe(200);
});

test("the password turns the second factor off, and nothing else does", async () => {
  const { email, cookies } = await signUpWithFactor("Olaf Off");
  expect((await post("two-factor/disable", { password: "a guess" }, cookies)).status).toBe(400);
  expect((await signIn(email)).answer).toMatchObject({ twoFactorRedirect: true });
  const off = await post("two-factor/disable", { password }, cookies);
  expect(off.cookies).toBe("");
  expect(await client(cookies).signInMethods()).toMatchObject({ hasSecondFactor: false });
  expect((await client(cookies).listSessions()).items).toHaveLength(1);
  const alone = await signIn(email);
  expect((await client(alone.cookies).current()).user.email).toBe(email);
});

test("a sign-in that waits for its code ends when the password changes", async () => {
  const { email, cookies, totpUri } = await signUpWithFactor("Petra Pending");
  const pending = await signIn(email);
  const change = { currentPassword: password, newPassword };
  expect((await post("change-password", change, cookies)).status).toBe(200);
  const late = await giveCode(pending.cookies, codeOf(totpUri));
  expect(late).toMatchObject({ status: 401, answer: { code: "INVALID_PASSWORD" }, cookies: "" });
  expect((await client(cookies).listSessions()).items).toHaveLength(1);
  await forgetUsedCodes(server.sql);
  const pendingAgain = await signIn(email, newPassword);
  expect((await giveCode(pendingAgain.cookies, codeOf(totpUri))).status).toBe(200);
});

test("no code makes a browser trusted, and no code is mailed", async () => {
  const { email, totpUri } = await signUpWithFactor("Tina Trust");
  const pending = await signIn(email);
  const body = { code: codeOf(totpUri), trustDevice: true };
  expect((await post("two-factor/verify-totp", body, pending.cookies)).status).toBe(400);
  expect(pending.answer["twoFactorMethods"]).toEqual(["totp"]);
});

test("a reset by mail leaves the second factor of a confirmed address, and takes that of another", async () => {
  const { email, account, totpUri } = await signUpWithFactor("Mara Mails");
  const key = `account:${createHash("sha256").update(email).digest("base64url")}`;
  const failures = () =>
    server.sql`select key from authentication.sign_in_failures where key = ${key}`;
  const reset = async (chosen: string) => {
    const token = (await server.authentication.makeResetLink(email))?.split("/").at(-1);
    expect((await post("reset-password", { token, newPassword: chosen })).status).toBe(200);
  };
  await server.sql`
    update authentication.users set email_verified = true where id = ${account.user.id}`;
  await giveCode((await signIn(email)).cookies, wrongCode(totpUri));
  const before = await failures();
  expect(before).toHaveLength(1);
  await reset(newPassword);
  // Whoever reads the mails does not get new guesses at the code.
  expect(await failures()).toEqual(before);
  expect((await signIn(email, newPassword)).answer).toMatchObject({ twoFactorRedirect: true });
  await server.sql`
    update authentication.users set email_verified = false where id = ${account.user.id}`;
  await reset(password);
  expect(await failures()).toEqual([]);
  expect((await signIn(email)).answer).not.toHaveProperty("twoFactorRedirect");
});

test("an operator takes away a second factor that its owner has lost", async () => {
  const { email, account } = await signUpWithFactor("Lena Lost");
  const { removeOf: remove } = createSecondFactorSwitch(server.sql);
  expect(await remove("nobody@example.com")).toBeNull();
  expect(await remove(email.toUpperCase())).toEqual({ wasOn: true });
  expect(await remove(email)).toEqual({ wasOn: false });
  const alone = await signIn(email);
  expect((await client(alone.cookies).current()).user.id).toBe(account.user.id);
});
