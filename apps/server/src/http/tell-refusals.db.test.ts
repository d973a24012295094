import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditExportPath } from "@stemma/contract/audit-export-path";
import { publishWithFile, someBytes } from "../testing/file-on-page.ts";
import { draftedPage } from "../testing/published-page.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { sendFile } from "../testing/upload.ts";

const address = "192.0.2.7";

let server: TestServer;
let olga: Person;
let stan: Person;
let pageId: string;
let draftId: Awaited<ReturnType<typeof draftedPage>>["draftId"];
let fileId: string;

beforeAll(async () => {
  server = await startTestServer();
  [olga, stan] = [await server.signUp("Olga Owner"), await server.signUp("Stan Stranger")];
  ({ pageId, draftId } = await draftedPage(olga, "Bread", "Flour"));
  ({ fileId } = (await publishWithFile(server, olga)).file);
});

afterAll(() => server.stop());

beforeEach(() => void server.refusals.splice(0));

const json = { "content-type": "application/json" };

test.each([
  ["a read", "GET", () => `/api/pages/${pageId}`, "pages/get", "NO_ACCESS"],
  [
    "a read of our client",
    "GET",
    () => `/rpc/pages/get?data=${encodeURIComponent(JSON.stringify({ json: { pageId } }))}`,
    "pages/get",
    "NO_ACCESS",
  ],
  ["a file", "GET", () => `/files/${fileId}`, "file", "NOT_FOUND"],
  [
    "a call without its input",
    "DELETE",
    () => `/api/pages/${pageId}`,
    "pages/delete",
    "BAD_REQUEST",
  ],
  [
    "an export",
    "POST",
    () => `${auditExportPath}?organizationId=${olga.account.organization.id}`,
    "other",
    "NOT_IN_ORGANIZATION",
  ],
])(
  "%s that is refused is told with who asked, from where",
  async (_what, method, path, route, code) => {
    await server.send(path(), { method, headers: json }, stan.cookies, address);
    const userId = stan.account.user.id;
    expect(server.refusals).toEqual([{ code, route, userId, address }]);
  },
);

test.each([
  ["an API call", "POST", "/api/pages", "{", "pages/create"],
  ["a call of our client", "POST", "/rpc/pages/create", "{", "pages/create"],
  ["a save", "POST", "/rpc/drafts/save", "{", "drafts/save"],
  ["a long save", "POST", "/rpc/drafts/save", `{"json":"${"x".repeat(300_000)}`, "drafts/save"],
  ["a read of our client", "GET", "/rpc/pages/get?data=%7B", undefined, "pages/get"],
])(
  "%s whose JSON is malformed is told with who asked, from where",
  async (_what, method, path, body, route) => {
    const init = { method, headers: json, ...(body !== undefined && { body }) };
    expect((await server.send(path, init, stan.cookies, address)).status).toBe(400);
    const userId = stan.account.user.id;
    expect(server.refusals).toEqual([{ code: "BAD_REQUEST", route, userId, address }]);
  },
);

test("a sign-in whose JSON is malformed is told", async () => {
  const signIn = { method: "POST", headers: json, body: "{" };
  const answered = await server.send("/api/auth/sign-in/email", signIn, "", address);
  expect(answered.status).toBe(400);
  expect(server.refusals).toEqual([
    { code: "BAD_REQUEST", route: "sign-in", userId: null, address },
  ]);
});

test("a refused upload and a body that cannot be read have their sender too", async () => {
  await sendFile(server, stan, draftId, someBytes());
  const text = { "content-type": "text/plain" };
  await server.send("/api/pages", { method: "POST", headers: text, body: "Rye" }, stan.cookies);
  const userId = stan.account.user.id;
  expect(server.refusals).toMatchObject([
    { code: "NOT_FOUND", route: "upload", userId },
    { code: "NOT_READABLE", route: "pages/create", userId },
  ]);
});

test("who did not sign in, or comes from another site, is nobody", async () => {
  await server.send(`/api/pages/${pageId}`, {}, "", address);
  const foreign = { method: "DELETE", headers: { origin: "https://elsewhere.example" } };
  await server.send(`/api/pages/${pageId}`, foreign, olga.cookies, address);
  expect(server.refusals).toEqual([
    { code: "UNAUTHENTICATED", route: "pages/get", userId: null, address },
    { code: "OTHER_ORIGIN", route: "pages/delete", userId: null, address },
  ]);
});

test("a sign-in with a wrong password is told, without the address", async () => {
  const body = JSON.stringify({ email: "somebody@example.com", password: "a wrong password" });
  const signIn = { method: "POST", headers: json, body };
  await server.send("/api/auth/sign-in/email", signIn, "", address);
  expect(server.refusals).toEqual([
    { code: "SIGN_IN_REFUSED", route: "sign-in", userId: null, address },
  ]);
});

test("nothing is told of what is answered", async () => {
  for (const path of [`/api/pages/${pageId}`, `/files/${fileId}`, "/signIn"]) {
    expect((await server.send(path, {}, olga.cookies)).status).toBe(200);
  }
  expect(server.refusals).toEqual([]);
});
