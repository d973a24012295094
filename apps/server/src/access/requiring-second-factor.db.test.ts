import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../testing/code-of.ts";
import { getFile, publishWithFile } from "../testing/file-on-page.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import type { TestTab } from "../testing/open-test-tab.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

const password = "correct horse battery";
let server: TestServer;
let node: Awaited<ReturnType<typeof openLiveNode>>;

beforeAll(async () => {
  server = await startTestServer();
  node = await openLiveNode(server);
});

afterAll(async () => {
  await node.stop();
  await server.stop();
});

async function post(path: string, body: object, { cookies }: Person) {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await server.send(`/api/auth/${path}`, init, cookies);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

async function turnOn(person: Person): Promise<void> {
  const { answer } = await post("two-factor/enable", { password }, person);
  const code = codeOf(String(answer["totpURI"]));
  expect((await post("two-factor/verify-totp", { code }, person)).status).toBe(200);
}

/** An organization with a page that has a file, its owner with a second factor, and a member without one. */
async function organizationOf(name: string) {
  const owner = await server.signUp(`${name} Owner`);
  const member = await server.signUp(`${name} Member`);
  const page = await publishWithFile(server, owner);
  await joinOrganization(server, member, owner, [{ id: page.workspaceId, role: "editor" }]);
  await turnOn(owner);
  const { id: organizationId } = owner.account.organization;
  const require = (requiresSecondFactor: boolean) =>
    owner.client.organizations.changeSettings({ organizationId, requiresSecondFactor });
  return { owner, member, page, organizationId, require };
}

type Scene = Awaited<ReturnType<typeof organizationOf>>;

/** What the member gets, by each way to the organization's content. */
async function seenBy({ page, organizationId }: Scene, person: Person) {
  const { pageId, file } = page;
  const named = server.clientOf(person.cookies, organizationId);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => "answered",
      (error: unknown) => String(Reflect.get(error as object, "code")),
    );
  const path = `/rpc/pages/get?data=${encodeURIComponent(JSON.stringify({ json: { pageId } }))}`;
  const direct = await server.readDirectly(path, { method: "GET" }, person.cookies);
  const html = await (await server.send(`/page/${pageId}`, {}, person.cookies)).text();
  return {
    account: await outcome(person.client.accounts.current()),
    page: await outcome(person.client.pages.get({ pageId })),
    pageInNamed: await outcome(named.pages.get({ pageId })),
    direct: direct !== null && direct.ok,
    html: html.includes("Bread"),
    save: await outcome(person.client.drafts.create({ pageId })),
    file: (await getFile(server, person, file.fileId)).status,
  };
}

const everything = {
  account: "answered",
  page: "answered",
  pageInNamed: "answered",
  direct: true,
  html: true,
  save: "answered",
  file: 200,
};
const nothing = {
  account: "SECOND_FACTOR_NEEDED",
  page: "SECOND_FACTOR_NEEDED",
  pageInNamed: "SECOND_FACTOR_NEEDED",
  direct: false,
  html: false,
  save: "SECOND_FACTOR_NEEDED",
  file: 404,
};

/** The topics that the server has taken from a tab, once it has taken some. */
async function lostBy(tab: TestTab): Promise<readonly string[]> {
  for (;;) {
    const message = await tab.next();
    if (message.type === "lost") return message.topics;
  }
}

test("a member without a second factor sees nothing of the organization until they have one", async () => {
  const scene = await organizationOf("Nora");
  const { owner, member, require } = scene;
  expect(await seenBy(scene, member)).toEqual(everything);
  await require(true);
  expect(await seenBy(scene, member)).toEqual(nothing);
  expect(await seenBy(scene, owner)).toEqual(everything);
  await turnOn(member);
  expect(await seenBy(scene, member)).toEqual(everything);
});

test("open screens of such a member are closed, and follow nothing until they have one", async () => {
  const scene = await organizationOf("Lara");
  const { member, organizationId, page } = scene;
  const topics = [
    `organization:${organizationId}`,
    `workspace:${page.workspaceId}`,
    `page:${page.pageId}`,
  ] as const;
  const tab = await node.openTab(member);
  await tab.subscribe(...topics);
  await scene.require(true);
  expect(await lostBy(tab)).toEqual([...topics]);
  tab.send({ type: "follow", topics: [...topics], heldMs: 0 });
  expect(await lostBy(tab)).toEqual([...topics]);
  tab.close();
});

test("an administrator without a second factor restores no organization that requires one", async () => {
  const { owner, member, organizationId, require } = await organizationOf("Rhea");
  const { organizationName } = owner.account.organization;
  await owner.client.members.update({
    userId: member.account.user.id,
    role: "administrator",
  });
  await require(true);
  await owner.client.organizations.delete({ organizationId, organizationName });
  const restore = () => member.client.organizations.restore({ organizationId });
  await expect(restore()).rejects.toMatchObject({
    code: "SECOND_FACTOR_NEEDED",
    data: { organizationId },
  });
  await turnOn(member);
  await restore();
  const { items } = await member.client.organizations.list();
  expect(items.map(({ id }) => id)).toContain(organizationId);
});

test("other organizations of the person are as before", async () => {
  const { member, require } = await organizationOf("Otis");
  await require(true);
  const own = member.account.organization.id;
  await member.client.organizations.activate({ organizationId: own });
  expect((await member.client.accounts.current()).organization.id).toBe(own);
  expect((await member.client.organizations.list()).items).toHaveLength(2);
});

test("who has no password signs in with a provider, and is let in", async () => {
  const scene = await organizationOf("Pia");
  const { member, require } = scene;
  await require(true);
  await server.sql`
    update authentication.accounts set provider_id = 'google', password = null
    where user_id = ${member.account.user.id}`;
  expect(await seenBy(scene, member)).toEqual(everything);
});

test("nobody turns off a second factor that an organization of theirs requires", async () => {
  const { owner, require } = await organizationOf("Rolf");
  await require(true);
  const kept = await post("two-factor/disable", { password }, owner);
  expect(kept).toMatchObject({ status: 403, answer: { code: "SECOND_FACTOR_REQUIRED" } });
  await require(false);
  expect((await post("two-factor/disable", { password }, owner)).status).toBe(200);
});

test("only an administrator of the organization requires it", async () => {
  const { member, organizationId } = await organizationOf("Uwe");
  await expect(
    member.client.organizations.changeSettings({ organizationId, requiresSecondFactor: true }),
  ).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});
