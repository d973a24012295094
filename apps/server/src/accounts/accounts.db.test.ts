import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return server.send(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

const signIn = (email: string, password: string, headers?: Record<string, string>) =>
  post("/api/auth/sign-in/email", { email, password }, headers);

describe("first sign-in", () => {
  test("makes user, organization, personal workspace and configuration with its defaults", async () => {
    const { account, client } = await server.signUp("Ana Weiss");
    const { user, organization, configuration } = account;
    expect(user).toMatchObject({
      firstName: "Ana Weiss",
      lastName: "",
      organizationIds: [organization.id],
      recentOrganizationId: organization.id,
    });
    expect(organization).toMatchObject({
      organizationName: "Ana Weiss's Stemma",
      administratorIds: [user.id],
      userIds: [user.id],
      workspaceIds: [configuration.personalWorkspaceId],
    });
    expect(configuration).toEqual({
      id: organization.id,
      orgDisplayName: null,
      personalWorkspaceId: configuration.personalWorkspaceId,
      sidebarSettings: {
        isShowSidebar: true,
        isShowWorkspaces: true,
        isShowMuted: false,
        isShowPinned: true,
        isShowRecent: true,
        recentItemsDisplay: "both",
        isRecentWithoutPinned: false,
        newPinInsertion: "top",
      },
    });
    expect((await client.workspaces.list()).items).toMatchObject([
      { workspaceName: "Personal", isPersonalWorkspace: true },
    ]);
  });

  test("two tabs that open the account at once make one", async () => {
    const { client, account } = await server.signUp("Tom Tabs");
    const { id } = account.user;
    await server.sql`delete from configurations where user_id = ${id}`;
    await server.sql`delete from organization_members where user_id = ${id}`;
    await server.sql`delete from pins where user_id = ${id}`;
    await server.sql`delete from users where id = ${id}`;
    await expect(client.accounts.current()).rejects.toMatchObject({ code: "ACCOUNT_NOT_OPENED" });
    const opened = await Promise.all([
      client.accounts.open(),
      client.accounts.open(),
      client.accounts.open(),
    ]);
    expect(opened.filter((open) => open.isNew)).toHaveLength(1);
    expect(new Set(opened.map((open) => open.account.organization.id)).size).toBe(1);
    const rows = await server.sql`select 1 from organization_members where user_id = ${id}`;
    expect(rows).toHaveLength(1);
  });
});

describe("sign-in", () => {
  test.each([
    { because: "the address is none", email: "ana", password: "x", code: "INVALID_EMAIL" },
    {
      because: "nobody has the address",
      email: "nobody@example.com",
      password: "x",
      code: "USER_NOT_FOUND",
    },
    {
      because: "the password is another",
      email: "pat.password@example.com",
      password: "x",
      code: "INVALID_PASSWORD",
    },
  ])("fails with $code when $because", async ({ email, password, code }) => {
    if (email.startsWith("pat")) await server.signUp("Pat Password");
    const response = await signIn(email, password);
    expect(response.ok).toBe(false);
    expect(await response.json()).toMatchObject({ code });
  });

  test("sets cookies that scripts can't read and other sites don't send", async () => {
    const { email } = await server.signUp("Cora Cookie");
    const response = await signIn(email, "correct horse battery");
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly/i);
    for (const cookie of cookies) expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test("a session that ended changes nothing any more", async () => {
    const { client, cookies, account } = await server.signUp("Sina Session");
    await server.send(
      "/api/auth/sign-out",
      { method: "POST", headers: { "content-type": "application/json" }, body: "{}" },
      cookies,
    );
    const { personalWorkspaceId: workspaceId } = account.configuration;
    await expect(client.pages.create({ workspaceId })).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });
});

describe("requests that change something", () => {
  test.each([
    {
      because: "they come from another site",
      headers: { origin: "https://evil.example" },
      status: 403,
    },
    {
      because: "they come from a page without an origin",
      headers: { origin: "null" },
      status: 403,
    },
    {
      because: "they come from our own address",
      headers: { origin: "http://stemma.test" },
      status: 200,
    },
  ])("are answered with $status when $because", async ({ headers, status }) => {
    const { cookies } = await server.signUp(`Oda ${crypto.randomUUID()}`);
    const response = await server.send(
      "/rpc/workspaces/create",
      {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ json: { workspaceName: "Kitchen" } }),
      },
      cookies,
    );
    expect(response.status).toBe(status);
  });

  test("are not taken as GET", async () => {
    const { cookies } = await server.signUp("Greta Get");
    const data = encodeURIComponent(JSON.stringify({ json: { workspaceName: "Kitchen" } }));
    const response = await server.send(`/rpc/workspaces/create?data=${data}`, {}, cookies);
    expect(response.status).toBe(405);
  });
});

test("a session that is in use is renewed when a document is opened, in the browser and in the database", async () => {
  const person = await server.signUp("Rena Renewed");
  const { id } = person.account.user;
  await server.sql`update authentication.sessions set expires_at = now() + interval '2 days'
    where user_id = ${id}`;
  const token = person.cookies.split("; ").find((cookie) => cookie.includes("session_token"));
  // The additional cookie changes the cache key, so the server does not use the cached session.
  const response = await server.send("/", {}, `stemma-theme=dark; ${token}`);
  const renewed = response.headers.getSetCookie().find((one) => one.includes("session_token"));
  expect(renewed).toContain("Max-Age=604800");
  const [session] = await server.sql`
    select expires_at > now() + interval '6 days' as "isRenewed"
    from authentication.sessions where user_id = ${id}`;
  expect(session?.["isRenewed"]).toBe(true);
});
