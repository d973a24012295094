import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeysMax } from "@stemma/domain/account/passkey";
import { cookiesOf } from "../testing/cookies-of.ts";
import { createPasskeyDevice } from "../testing/passkey-device.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import { origin } from "../testing/test-origin.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

type Device = ReturnType<typeof createPasskeyDevice>;

const password = "correct horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function ask(path: string, cookies: string, body?: object) {
  const init =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await server.send(`/api/auth/passkey/${path}`, init, cookies);
  const answer = (await response.json()) as { challenge: string; code?: string };
  return { status: response.status, cookies: cookiesOf(response), answer };
}

const account = (cookies: string) => server.clientOf(cookies).accounts;
const device = (options?: { verifies: boolean }) => createPasskeyDevice(origin, options);

async function askToRegister(cookies: string, proof: string) {
  return ask(`generate-register-options?context=${encodeURIComponent(proof)}`, cookies);
}

/** Adds a passkey in the session of `cookies`; between the two steps, `meanwhile` happens. */
async function register(
  cookies: string,
  key: Device,
  { name = "Phone", meanwhile = async () => {} } = {},
) {
  const { proof } = await account(cookies).proveIdentity({ password });
  const asked = await askToRegister(cookies, proof);
  expect(asked.status).toBe(200);
  const response = key.register(asked.answer);
  await meanwhile();
  return ask("verify-registration", `${cookies}; ${asked.cookies}`, { response, name });
}

async function signIn(key: Device) {
  const asked = await ask("generate-authenticate-options", "");
  const response = key.authenticate(asked.answer);
  return ask("verify-authentication", asked.cookies, { response });
}

const passkeysOf = async ({ cookies }: Pick<Person, "cookies">) =>
  (await account(cookies).signInMethods()).passkeys;

const actsOf = async ({ account: { user } }: Person) => {
  const rows = await server.sql<{ act: string; method: string | null }[]>`
    select act, details ->> 'method' as method from audit_entries
    where user_id = ${user.id} order by at, id`;
  return rows.map(({ act, method }) => (method === null ? act : `${act} ${method}`));
};

test("a passkey signs its owner in, and is gone when it is removed", async () => {
  const person = await server.signUp("Paula Passkey");
  const key = device();
  expect((await register(person.cookies, key, { name: "  Paula's phone " })).status).toBe(200);
  const [made] = await passkeysOf(person);
  expect(made).toMatchObject({ name: "Paula's phone", lastUsedAt: null });
  const signedIn = await signIn(key);
  expect(signedIn.status).toBe(200);
  expect((await account(signedIn.cookies).current()).user.id).toBe(person.account.user.id);
  const [used] = await passkeysOf(person);
  expect(used?.lastUsedAt).not.toBeNull();
  await account(person.cookies).removePasskey({ passkeyId: used?.id as never });
  expect(await passkeysOf(person)).toEqual([]);
  expect((await signIn(key)).status).toBe(401);
  // What it let in goes on: the person ends it in the list of sessions.
  expect((await account(signedIn.cookies).current()).user.id).toBe(person.account.user.id);
  expect((await actsOf(person)).slice(-3)).toEqual([
    "passkeyAdded",
    "signedIn passkey",
    "passkeyRemoved",
  ]);
});

test("its owner is told by mail that a passkey was added, and removed", async () => {
  const person = await server.signUp("Moritz Mailed");
  const subjects = () =>
    server.mails.flatMap(({ to, subject }) => (to === person.email ? [subject] : []));
  const unverified = device({ verifies: false });
  for (const refused of [
    await register(person.cookies, device(), { name: "" }),
    await register(person.cookies, unverified),
  ]) {
    expect(refused.status).toBeGreaterThanOrEqual(400);
  }
  expect(subjects()).toEqual([]);
  await register(person.cookies, device());
  const [made] = await passkeysOf(person);
  await account(person.cookies).removePasskey({ passkeyId: made?.id as never });
  expect(subjects()).toEqual([
    "A passkey was added: your account at Stemma",
    "A passkey was removed: your account at Stemma",
  ]);
});

test("a passkey is added with a proof of this session only, and with a name", async () => {
  const person = await server.signUp("Nina Name");
  const { email, cookies } = person;
  const credentials = { email, password };
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  };
  const elsewhere = cookiesOf(await server.send("/api/auth/sign-in/email", init, ""));
  const { proof } = await account(elsewhere).proveIdentity({ password });
  const refused = { status: 403, answer: { code: "IDENTITY_NOT_PROVEN" } };
  expect(await askToRegister(cookies, proof)).toMatchObject(refused);
  expect(await askToRegister(cookies, "guessed")).toMatchObject(refused);
  expect(await askToRegister("", proof)).toMatchObject({ status: 401 });
  await expect(account(cookies).proveIdentity({ password: "wrong" })).rejects.toMatchObject({
    code: "WRONG_PASSWORD",
  });
  for (const name of ["", "   ", "two\nlines", "x".repeat(61)]) {
    const answered = await register(cookies, device(), { name });
    expect(answered).toMatchObject({ status: 400, answer: { code: "INVALID_NAME" } });
  }
  expect(await passkeysOf(person)).toEqual([]);
});

test("a device that does not ask who holds it neither becomes a passkey nor signs in", async () => {
  const person = await server.signUp("Uma Unverified");
  const answered = await register(person.cookies, device({ verifies: false }));
  expect(answered).toMatchObject({ status: 403, answer: { code: "OWNER_NOT_VERIFIED" } });
  expect(await passkeysOf(person)).toEqual([]);
});

test("a passkey signs in without the code of the second factor, which guards the password", async () => {
  const person = await server.signUp("Sven Second");
  const key = device();
  await register(person.cookies, key);
  await server.sql`
    update authentication.users set two_factor_enabled = true
    where id = ${person.account.user.id}`;
  const signedIn = await signIn(key);
  expect((await account(signedIn.cookies).current()).user.id).toBe(person.account.user.id);
});

test("a new password by a mailed link removes the passkeys, also one that is being added", async () => {
  const person = await server.signUp("Rita Reset");
  const early = device();
  const late = device();
  await register(person.cookies, early);
  const reset = async () => {
    const token = (await server.authentication.makeResetLink(person.email))?.split("/").at(-1);
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, newPassword: "another horse battery" }),
    };
    // The session that adds the passkey stays, as it does for a request that is under way.
    await server.sql.begin(async (tx) => {
      const kept = await tx`
        select * from authentication.sessions where user_id = ${person.account.user.id}`;
      expect((await server.send("/api/auth/reset-password", init, "")).status).toBe(200);
      await tx`insert into authentication.sessions ${tx(kept)}`;
    });
  };
  const answered = await register(person.cookies, late, { meanwhile: reset });
  expect(answered).toMatchObject({ status: 403, answer: { code: "IDENTITY_NOT_PROVEN" } });
  expect((await signIn(early)).status).toBe(401);
  expect((await signIn(late)).status).toBe(401);
});

test("nobody has more passkeys than one may have", async () => {
  const person = await server.signUp("Mona Many");
  await server.sql`
    insert into authentication.passkeys
      (id, name, user_id, credential_id, public_key, counter, device_type, backed_up)
    select gen_random_uuid(), 'Key ' || n, ${person.account.user.id}, 'many ' || n, '', 0, 'singleDevice', false
    from generate_series(1, ${passkeysMax}) n`;
  const { proof } = await account(person.cookies).proveIdentity({ password });
  expect(await askToRegister(person.cookies, proof)).toMatchObject({
    status: 400,
    answer: { code: "TOO_MANY_PASSKEYS" },
  });
  expect(await passkeysOf(person)).toHaveLength(passkeysMax);
});
