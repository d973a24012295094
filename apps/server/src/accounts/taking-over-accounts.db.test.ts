import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { cookiesOf } from "../testing/cookies-of.ts";
import { startTestIssuer } from "../testing/start-test-issuer.ts";
import type { TestIssuer } from "../testing/start-test-issuer.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

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

const password = "the attacker's battery";

function post(path: string, body: object) {
  return server.postToAuth(path, body);
}

/** The owner of an e-mail address, and an attacker with another account at the issuer. */
function people(name: string) {
  const email = `${name}@example.com`;
  return {
    email,
    victim: { sub: `${name}, herself`, email, email_verified: true, name },
    attacker: { sub: `not ${name}`, email, email_verified: false, name: "Somebody" },
  };
}

/** The id of the user with these cookies; `null` without a session. */
async function whoIs(cookies: string): Promise<string | null> {
  const opened = server.clientOf(cookies).accounts.open();
  return opened.then(
    ({ account }) => account.user.id,
    () => null,
  );
}

async function tokenMailedTo(email: string): Promise<string> {
  await post("request-password-reset", { email });
  const token = () =>
    server.mails.findLast(({ to }) => to === email)?.link.url.split("/resetPassword/")[1];
  await expect.poll(token).toBeDefined();
  return token() ?? "";
}

describe("an attacker who made an account with another person's address", () => {
  test("with a provider that verified nothing is out when the person signs in with the provider", async () => {
    const { attacker, victim, email } = people("vera");
    const stolen = await issuer.signIn(server, attacker);
    const attackersId = await whoIs(stolen.cookies);
    expect(attackersId).not.toBeNull();

    const own = await issuer.signIn(server, victim);
    expect(await whoIs(own.cookies)).toBe(attackersId);
    expect(await whoIs(stolen.cookies)).toBeNull();
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(1);

    const again = await issuer.signIn(server, attacker);
    expect(again.location).toContain("account_not_linked");
    expect(await whoIs(again.cookies)).toBeNull();
    expect(await whoIs(own.cookies)).toBe(attackersId);
  });

  test("with a provider is out when the person sets a password by mail", async () => {
    const { attacker, email } = people("rita");
    const stolen = await issuer.signIn(server, attacker);
    expect(await whoIs(stolen.cookies)).not.toBeNull();

    const token = await tokenMailedTo(email);
    expect((await post("reset-password", { token, newPassword: "her own battery" })).status).toBe(
      200,
    );
    expect(await whoIs(stolen.cookies)).toBeNull();
    expect((await issuer.signIn(server, attacker)).location).toContain("account_not_linked");
    const own = await post("sign-in/email", { email, password: "her own battery" });
    expect(await whoIs(cookiesOf(own))).not.toBeNull();
  });

  test("with a password is out when the person signs in with the provider", async () => {
    const { victim, email } = people("petra");
    const stolen = cookiesOf(await post("sign-up/email", { name: "Somebody", email, password }));
    expect(await whoIs(stolen)).not.toBeNull();

    const own = await issuer.signIn(server, victim);
    expect(await whoIs(own.cookies)).not.toBeNull();
    expect(await whoIs(stolen)).toBeNull();
    expect((await post("sign-in/email", { email, password })).status).toBe(401);
  });

  test("keeps no link that changes the account: neither to reset its password nor to change its address", async () => {
    const { victim, email } = people("lina");
    const stolen = cookiesOf(await post("sign-up/email", { name: "Somebody", email, password }));
    await whoIs(stolen);
    const newEmail = "attacker@example.com";
    await server.clientOf(stolen).accounts.requestEmailChange({ newEmail, password });
    const resetToken = await tokenMailedTo(email);
    const changeToken = server.mails
      .findLast(({ to }) => to === newEmail)
      ?.link.url.split("/")
      .at(-1);

    const own = await issuer.signIn(server, victim);
    const reset = await post("reset-password", { token: resetToken, newPassword: password });
    expect(await reset.json()).toMatchObject({ code: "INVALID_TOKEN" });
    await expect(
      server.clientOf(own.cookies).accounts.confirmEmailChange({ token: changeToken ?? "none" }),
    ).rejects.toMatchObject({ code: "LINK_INVALID" });
  });
});

test("a new password ends every other way to sign in, and a provider that vouches for the address links again", async () => {
  const { victim, email } = people("gina");
  const before = await issuer.signIn(server, victim);
  const id = await whoIs(before.cookies);
  const token = await tokenMailedTo(email);
  await post("reset-password", { token, newPassword: "her own battery" });
  expect(await whoIs(before.cookies)).toBeNull();
  const rows = await server.sql`
    select provider_id as "method" from authentication.accounts where user_id = ${id}`;
  expect(rows).toEqual([{ method: "credential" }]);

  const after = await issuer.signIn(server, victim);
  expect(await whoIs(after.cookies)).toBe(id);
  const byPassword = await post("sign-in/email", { email, password: "her own battery" });
  expect(byPassword.status).toBe(200);
});
