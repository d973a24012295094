import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

/** Whom the cookies sign in: asked for a read, for a write, and of better-auth itself. */
async function signedIn(cookies: string): Promise<(string | null)[]> {
  const { authentication } = server;
  const headers = new Headers({ cookie: cookies });
  const found = [
    await authentication.findReader(cookies),
    await authentication.findVisitor(headers, true),
    await authentication.findSession(headers),
  ];
  return found.map((visitor) => visitor?.userId ?? null);
}

test("a session's cookie signs in whom better-auth signs in, wherever it stands among others", async () => {
  const { id } = ana.account.user;
  const own = ana.cookies;
  for (const cookies of [own, `a=b; ${own}`, `${own}; c="d"`, `=; x;${own};`, `${own}; ${own}x`]) {
    expect(await signedIn(cookies), cookies).toEqual([id, id, id]);
  }
});

test("a cookie that is forged, cut, of another name or of an ended session signs in nobody", async () => {
  const [name = "", value = ""] = ana.cookies.split("=", 2);
  const [token = ""] = decodeURIComponent(value).split(".");
  const forged = [
    "",
    `${name}=`,
    `${name}=%`,
    `${name}=${value.slice(0, -4)}`,
    `${name}=x${value}`,
    `${name}=${token}`,
    `${name}=${token}.`,
    `${name}=.${decodeURIComponent(value).split(".")[1]}`,
    `${name}x=${value}`,
    `${name}=wrong; ${ana.cookies}`,
  ];
  for (const cookies of forged)
    expect(await signedIn(cookies), cookies).toEqual([null, null, null]);
  const ended = await server.signUp("Eve Ended");
  await server.sql`update authentication.sessions set expires_at = now() - interval '1 second'
    where user_id = ${ended.account.user.id}`;
  expect((await signedIn(ended.cookies)).slice(1)).toEqual([null, null]);
});
