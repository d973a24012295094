import { afterAll, beforeAll, expect, test } from "vitest";
import { quickPassword } from "../testing/quick-password.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const goodPassword = "correct horse battery";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

function post(path: string, body: object, cookies = "") {
  return server.postToAuth(path, body, cookies);
}

const person = { name: "Edda Easy", email: "e.early@engines.example" };

test.each([
  { password: "trustno1", because: "many people use it" },
  { password: "TrustNo1", because: "capitals make it no other word" },
  { password: "Stemma-2026", because: "it is made of the product's name" },
  { password: "EddaEasy1815", because: "it is made of the person's name" },
  { password: "early@engines", because: "it is made of the person's address" },
  { password: "eddatrustno1", because: "without the name it is one that many people use" },
])("nobody signs up with '$password', because $because", async ({ password }) => {
  const refused = await post("sign-up/email", { ...person, password });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: "PASSWORD_TOO_EASY" });
  const rows = await server.sql`select 1 from authentication.users where email = ${person.email}`;
  expect(rows).toEqual([]);
});

test("a name in a long password does no harm", async () => {
  const password = "edda likes purple tea";
  expect((await post("sign-up/email", { ...person, password })).status).toBe(200);
});

test("nobody changes their password to one that is easy to guess, or to their last name", async () => {
  const { client, cookies, email } = await server.signUp("Carla Changer");
  await client.settings.updateUser({ lastName: "Hildegardis" });
  for (const newPassword of ["sunshine", "hildegardis1"]) {
    const body = { currentPassword: goodPassword, newPassword };
    const refused = await post("change-password", body, cookies);
    expect(await refused.json()).toMatchObject({ code: "PASSWORD_TOO_EASY" });
  }
  expect((await post("sign-in/email", { email, password: goodPassword })).status).toBe(200);
});

test("a link that was opened with an easy password still takes a better one", async () => {
  const { email } = await server.signUp("Rosalind Resetter");
  await post("request-password-reset", { email });
  const linkTo = () => server.mails.findLast(({ to }) => to === email)?.link.url;
  await expect.poll(linkTo).toBeDefined();
  const token = linkTo()?.split("/resetPassword/")[1];
  for (const newPassword of ["iloveyou", "rosalind.resetter"]) {
    const refused = await post("reset-password", { token, newPassword });
    expect(await refused.json()).toMatchObject({ code: "PASSWORD_TOO_EASY" });
  }
  const newPassword = "another horse battery";
  expect((await post("reset-password", { token, newPassword })).status).toBe(200);
});

test("who has had an easy password since before goes on signing in with it", async () => {
  const { email } = await server.signUp("Olga Older");
  const password = "football";
  const hash = await quickPassword.hash(password);
  await server.sql`update authentication.accounts set password = ${hash}
    where user_id = (select id from authentication.users where email = ${email})`;
  expect((await post("sign-in/email", { email, password })).status).toBe(200);
});
