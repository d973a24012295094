import { symmetricEncrypt } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../testing/code-of.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { forgetUsedCodes } from "../testing/forget-used-codes.ts";
import { startTestServer, testSecret } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const password = "correct horse battery";
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

const waiting = async (email: string) => (await post("sign-in/email", { email, password })).cookies;
const giveCode = async (email: string, code: string) =>
  post("two-factor/verify-totp", { code }, await waiting(email));
const giveRecoveryCode = async (email: string, code: string) =>
  post("two-factor/verify-backup-code", { code }, await waiting(email));

/** Signs a person up who turns the second factor on. */
async function signUpWithFactor(name: string) {
  const person = await server.signUp(name);
  const { answer } = await post("two-factor/enable", { password }, person.cookies);
  const totpUri = String(answer["totpURI"]);
  const recoveryCodes = answer["backupCodes"] as string[];
  await post("two-factor/verify-totp", { code: codeOf(totpUri) }, person.cookies);
  await forgetUsedCodes(server.sql);
  return { ...person, totpUri, recoveryCodes };
}

type Person = Awaited<ReturnType<typeof signUpWithFactor>>;

async function storedOf({ account }: Person) {
  const [row] = await server.sql<{ secret: string; backupCodes: string }[]>`
    select secret, backup_codes as "backupCodes" from authentication.two_factors
    where user_id = ${account.user.id}`;
  if (row === undefined) throw new Error("There is no second factor.");
  return row;
}

/** Stores a second factor as earlier versions did, with a secret of the server. */
async function storeEncrypted({ account, totpUri, recoveryCodes }: Person, key: string) {
  const secret = new URL(totpUri).searchParams.get("secret") ?? "";
  const encrypted = await symmetricEncrypt({ key, data: secret });
  const codes = await symmetricEncrypt({ key, data: JSON.stringify(recoveryCodes) });
  await server.sql`
    update authentication.two_factors set secret = ${encrypted}, backup_codes = ${codes}
    where user_id = ${account.user.id}`;
}

test("the database holds no secret that somebody could read, and salted hashes of recovery codes", async () => {
  const person = await signUpWithFactor("Ella Encrypted");
  const stored = await storedOf(person);
  expect(stored.secret).not.toContain(new URL(person.totpUri).searchParams.get("secret"));
  const hashes: string[] = JSON.parse(stored.backupCodes);
  const [first = ""] = hashes;
  const salted = first.slice(0, first.lastIndexOf("$"));
  expect(salted).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$[\w+/]{22}$/);
  expect(new Set(hashes).size).toBe(10);
  for (const hash of hashes) expect(hash.startsWith(salted)).toBe(true);
  const other = await storedOf(await signUpWithFactor("Otto Other"));
  expect(other.backupCodes).not.toContain(salted);
});

test("a hash that was read from the database is no recovery code", async () => {
  const person = await signUpWithFactor("Rita Reader");
  const [hash = ""]: string[] = JSON.parse((await storedOf(person)).backupCodes);
  expect((await giveRecoveryCode(person.email, hash)).answer).toMatchObject({
    code: "INVALID_BACKUP_CODE",
  });
});

test("recovery codes of an earlier version let their owner in once each, and are hashed with the first", async () => {
  const person = await signUpWithFactor("Erna Earlier");
  await storeEncrypted(person, testSecret);
  const [first = "", second = ""] = person.recoveryCodes;
  expect((await giveRecoveryCode(person.email, "aaaaa-aaaaa")).status).toBe(401);
  expect((await giveRecoveryCode(person.email, first)).status).toBe(200);
  expect(JSON.parse((await storedOf(person)).backupCodes)).toHaveLength(9);
  expect((await giveRecoveryCode(person.email, first)).status).toBe(401);
  expect((await giveRecoveryCode(person.email, second)).status).toBe(200);
});

test("under another secret the code of an app is refused with what to do, and a recovery code lets its owner in", async () => {
  const person = await signUpWithFactor("Nina Newsecret");
  const { backupCodes } = await storedOf(person);
  await storeEncrypted(person, "the secret of a server that is gone");
  expect(await giveCode(person.email, codeOf(person.totpUri))).toMatchObject({
    status: 403,
    answer: { code: "SECOND_FACTOR_UNREADABLE" },
  });
  const [code = ""] = person.recoveryCodes;
  // Encrypted ones are lost as well.
  expect((await giveRecoveryCode(person.email, code)).answer).toMatchObject({
    code: "SECOND_FACTOR_UNREADABLE",
  });
  await server.sql`
    update authentication.two_factors set backup_codes = ${backupCodes}
    where user_id = ${person.account.user.id}`;
  expect((await giveRecoveryCode(person.email, code)).status).toBe(200);
});
