import { quickPassword } from "../testing/quick-password.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { passOver } from "../testing/citus/pass-over.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { onceWaiting } from "../testing/once-waiting.ts";
import { startTestIssuer } from "../testing/start-test-issuer.ts";
import type { TestIssuer } from "../testing/start-test-issuer.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const oldPassword = "correct horse battery";
const newPassword = "another horse battery";

let issuer: TestIssuer;
let server: TestServer;
let checked: ReturnType<typeof signal>;
let goOn: ReturnType<typeof signal>;
let isHolding = false;

/** A promise, `given`, that resolves when `give` is called. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** Checks a password. While `isHolding` is set, the next check waits for `goOn`. */
async function verifyHeld(tried: { hash: string; password: string }): Promise<boolean> {
  const isHeld = isHolding;
  isHolding = false;
  const isRight = await quickPassword.verify(tried);
  if (isHeld) {
    checked.give();
    await goOn.given;
  }
  return isRight;
}

beforeAll(async () => {
  issuer = await startTestIssuer();
  server = await startTestServer(systemClock, [issuer.provider], {
    passwords: { ...quickPassword, verify: verifyHeld },
  });
});

beforeEach(() => {
  checked = signal();
  goOn = signal();
});

afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

function post(path: string, body: object, cookies = "") {
  return server.postToAuth(path, body, cookies);
}

/** Sends a request that checks a password, and runs `meanwhile` between the check and its outcome. */
async function during(asked: () => Promise<Response>, meanwhile: () => Promise<unknown>) {
  isHolding = true;
  const answer = asked();
  await checked.given;
  await meanwhile();
  goOn.give();
  return answer;
}

const signIn = (email: string, password: string) => post("sign-in/email", { email, password });

async function reset(email: string): Promise<void> {
  const link = await server.authentication.makeResetLink(email);
  const token = link?.split("/").at(-1);
  expect((await post("reset-password", { token, newPassword })).status).toBe(200);
}

async function sessionsOf(email: string): Promise<number> {
  const rows = await server.sql`select s.id from authentication.sessions s
    join authentication.users u on u.id = s.user_id where u.email = ${email}`;
  return rows.length;
}

test("a sign-in whose password was checked before the person linked a provider begins no session", async () => {
  const { email } = await server.signUp("Petra Provider");
  const victim = { sub: "petra", email, email_verified: true, name: "Petra" };
  const held = await during(
    () => signIn(email, oldPassword),
    () => issuer.signIn(server, victim),
  );
  expect(held.status).toBe(401);
  expect(cookiesOf(held)).toBe("");
  expect(await sessionsOf(email)).toBe(1);
});

test("a sign-in whose password was checked before a reset begins no session", async () => {
  const { email } = await server.signUp("Rita Resets");
  const held = await during(
    () => signIn(email, oldPassword),
    () => reset(email),
  );
  expect(await held.json()).toEqual({ code: "INVALID_PASSWORD", message: "Wrong password" });
  expect(await sessionsOf(email)).toBe(0);
  const known = await server.sql`select k.address from authentication.known_addresses k
    join authentication.users u on u.id = k.user_id where u.email = ${email}`;
  expect(known).toHaveLength(1);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

test("a sign-in whose password was checked before it was changed begins no session", async () => {
  const { email, cookies } = await server.signUp("Cara Changes");
  const wanted = { currentPassword: oldPassword, newPassword };
  const held = await during(
    () => signIn(email, oldPassword),
    async () => expect((await post("change-password", wanted, cookies)).status).toBe(200),
  );
  expect(held.status).toBe(401);
  expect(await sessionsOf(email)).toBe(1);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

test("a password change that was checked before a reset does not undo the reset", async () => {
  const { email, cookies } = await server.signUp("Ulla Undone");
  const wanted = { currentPassword: oldPassword, newPassword: "the attacker's battery" };
  const held = await during(
    () => post("change-password", wanted, cookies),
    () => reset(email),
  );
  expect(held.status).toBe(400);
  expect((await signIn(email, "the attacker's battery")).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
});

test("a sign-in with a provider whose account was removed meanwhile begins no session", async (context) => {
  passOver(context, "locksWholeTables");
  const email = "otto.outside@example.com";
  const person = { sub: "otto", email, email_verified: false, name: "Otto" };
  await issuer.signIn(server, person);
  let held: ReturnType<TestIssuer["signIn"]> | undefined;
  await server.sql.begin(async (tx) => {
    const [user] = await tx<{ id: string }[]>`
      select id from authentication.users where email = ${email} for update`;
    held = issuer.signIn(server, person);
    await onceWaiting(server.sql, 1);
    await tx`delete from authentication.accounts where user_id = ${user?.id ?? null}`;
    await tx`delete from authentication.sessions where user_id = ${user?.id ?? null}`;
  });
  const { location, cookies } = (await held) ?? { location: "", cookies: "" };
  expect(location).toContain("account_not_linked");
  expect(cookies).not.toContain("session");
  expect(await sessionsOf(email)).toBe(0);
});
