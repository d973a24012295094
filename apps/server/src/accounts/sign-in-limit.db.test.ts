import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UserId } from "@stemma/domain/ids";
import { connectDatabase } from "../platform/database/connect.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createKnownAddressStore } from "./known-address.store.ts";
import { countFailure, clearAccountFailures, findAttemptWaitMs } from "./limit-sign-in.ts";
import { createSignInFailureStore } from "./sign-in-failure.store.ts";

const password = "correct horse battery";
const tooMany = "Too many failed attempts. Please wait or reset your password.";

const startMs = Date.now();
let aheadMs = 0;
const clock = { now: () => new Date(startMs + aheadMs) };
let server: TestServer;
let database: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  server = await startTestServer(clock);
  database = connectDatabase(server.databaseAddress, 4);
});

afterAll(async () => {
  await database.close();
  await server.stop();
});

const limit = () => ({
  failures: createSignInFailureStore(database.sql),
  knownAddresses: createKnownAddressStore(database.sql),
  clock,
});

/** Returns a new address at each call, from a network for documentation (RFC 5737). */
let addressesUsed = 0;
function newAddress(): string {
  addressesUsed += 1;
  return `198.51.${Math.floor(addressesUsed / 250)}.${addressesUsed % 250}`;
}

/** Counts a wrong password without the slow password check. */
async function guess(email: string, address = newAddress()): Promise<"wrong" | "wait"> {
  if ((await findAttemptWaitMs(limit(), { email, address })) > 0) return "wait";
  return (await countFailure(limit(), { email, address })) > 0 ? "wait" : "wrong";
}

async function guessTimes(email: string, times: number): Promise<string[]> {
  const outcomes = [];
  for (let at = 0; at < times; at += 1) outcomes.push(await guess(email));
  return outcomes;
}

/** Sends a request through a proxy on the server's machine, which passes the client address on. */
async function post(path: string, body: object, address = newAddress(), cookies = "") {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  };
  const response = await server.send(`/api/auth/${path}`, init, cookies, "127.0.0.1");
  const { code, message } = (await response.json()) as { code?: string; message?: string };
  const mayRetryLater = response.headers.has("retry-after");
  return { status: response.status, code, message, mayRetryLater };
}

const signIn = (email: string, tried: string, address?: string) =>
  post("sign-in/email", { email, password: tried }, address);

const repeat = <Item>(times: number, item: Item) => Array.from({ length: times }, () => item);
const refused = { status: 429, code: "TOO_MANY_REQUESTS", message: tooMany, mayRetryLater: true };

test("an office signs in at once, from one address", async () => {
  const people = await Promise.all([server.signUp("Ada Office"), server.signUp("Ben Office")]);
  const answers = repeat(6, people)
    .flat()
    .map(({ email }) => signIn(email, password, "192.0.2.1"));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual(repeat(12, 200));
});

test("an office goes to a provider at once; a flood is refused for the rest of its minute", async () => {
  const address = "192.0.2.5";
  const goOn = () => post("sign-in/social", { provider: "none" }, address);
  const answers = await Promise.all(repeat(11, null).map(goOn));
  expect(answers.map(({ status }) => status)).not.toContain(429);
  await server.sql`update authentication.attempts set count = 300
    where key = ${`flood:${address}|/sign-in/social`}`;
  expect((await goOn()).status).toBe(429);
  aheadMs += 59_000;
  expect((await goOn()).status).toBe(429);
  aheadMs += 2_000;
  expect((await goOn()).status).not.toBe(429);
});

test("callers whose address is not known share no counter of failures", async () => {
  const attempt = (at: number) => ({ email: `unknown.${at}@example.com`, address: null });
  for (let at = 0; at < 40; at += 1) await countFailure(limit(), attempt(at));
  expect(await findAttemptWaitMs(limit(), attempt(40))).toBe(0);
});

describe("an account that is guessed at from many addresses", () => {
  test("is closed to addresses that it has not used, and its owner still gets in from theirs", async () => {
    const home = "192.0.2.2";
    const { email } = await server.signUp("Gina Guessed");
    expect((await signIn(email, password, home)).status).toBe(200);
    expect((await signIn(email, "a guess")).code).toBe("INVALID_PASSWORD");
    expect(await guessTimes(email, 24)).toEqual([...repeat(9, "wrong"), ...repeat(15, "wait")]);
    expect(await signIn(email, password)).toEqual(refused);
    expect(await signIn(email, "mistyped", home)).toEqual(refused);
    expect((await signIn(email, password, home)).status).toBe(200);
  });

  test("costs the guesser the same whether or not anybody has it", async () => {
    const email = "nobody.at.all@example.com";
    expect((await signIn(email, "a guess")).code).toBe("USER_NOT_FOUND");
    expect(await guessTimes(email, 11)).toEqual([...repeat(9, "wrong"), ...repeat(2, "wait")]);
    expect(await signIn(email.toUpperCase(), "a guess")).toEqual(refused);
  });

  test("answers no more of many guesses at once than of guesses in a row", async () => {
    const { email } = await server.signUp("Bea Burst");
    await guessTimes(email, 7);
    const answers = await Promise.all(repeat(8, email).map((one) => signIn(one, "a guess")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test("waits longer after each further failure, and begins anew when its owner signed in", async () => {
    const email = "willy.waits@example.com";
    await guessTimes(email, 10);
    aheadMs += 61_000;
    expect(await guessTimes(email, 2)).toEqual(["wrong", "wait"]);
    aheadMs += 61_000;
    expect(await guessTimes(email, 1)).toEqual(["wait"]);
    aheadMs += 61_000;
    expect(await guessTimes(email, 2)).toEqual(["wrong", "wait"]);
    await clearAccountFailures(limit(), email);
    expect(await guessTimes(email, 10)).toEqual(repeat(10, "wrong"));
  });

  test("lets its owner sign in at once after a reset, from the same address", async () => {
    const { email } = await server.signUp("Rosa Reset");
    const address = "192.0.2.3";
    await guessTimes(email, 12);
    await post("request-password-reset", { email }, address);
    const link = () => server.mails.findLast(({ to }) => to === email)?.link.url;
    await expect.poll(link).toBeDefined();
    const token = link()?.split("/").at(-1);
    const newPassword = "another horse battery";
    expect((await post("reset-password", { token, newPassword }, address)).status).toBe(200);
    await guessTimes(email, 12);
    expect((await signIn(email, newPassword, address)).status).toBe(200);
  });
});

test("an address that guesses at many accounts is stopped, and other addresses are not", async () => {
  const guesser = "192.0.2.4";
  const outcomes = [];
  for (let at = 0; at < 32; at += 1) outcomes.push(await guess(`no.${at}@example.com`, guesser));
  expect(outcomes).toEqual([...repeat(30, "wrong"), ...repeat(2, "wait")]);
  const { email } = await server.signUp("Nils Neighbour");
  expect(await signIn(email, password, guesser)).toEqual(refused);
  expect((await signIn(email, password)).status).toBe(200);
});

test("somebody at an open browser cannot guess the password through the change-password form", async () => {
  const { cookies, account } = await server.signUp("Otto Open");
  const wanted = { currentPassword: "a guess", newPassword: "mine now, all mine" };
  expect((await post("change-password", wanted, newAddress(), cookies)).status).toBe(400);
  await server.sql`update authentication.attempts set count = 10
    where key = ${`password:${account.user.id}`}`;
  expect(await post("change-password", wanted, newAddress(), cookies)).toEqual(refused);
});

test("forgiven failures, and all but the newest known addresses, are removed", async () => {
  const { account } = await server.signUp("Vera Vanishes");
  await guessTimes("long.ago@example.com", 3);
  aheadMs += 5 * 60 * 60 * 1_000;
  for (let at = 0; at < 20; at += 1) await guess(`somebody.${at}@example.com`);
  const old = await server.sql`select key from authentication.sign_in_failures
    where forgiven_at < ${clock.now().toISOString()}`;
  expect(old).toEqual([]);
  const userId: UserId = account.user.id;
  for (let at = 0; at < 25; at += 1) {
    await limit().knownAddresses.remember(userId, newAddress(), clock.now());
  }
  const known = await server.sql`
    select address from authentication.known_addresses where user_id = ${userId}`;
  expect(known).toHaveLength(20);
});
