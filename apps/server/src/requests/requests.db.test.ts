import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;

beforeAll(async () => {
  server = await startTestServer();
  olga = await server.signUp("Olga Owner");
  await server.sql`update users set email = 'olga@bakery.example' where id = ${olga.account.user.id}`;
  await server.sql`update authentication.users set email = 'olga@bakery.example', email_verified = true
    where id = ${olga.account.user.id}`;
});

afterAll(() => server.stop());

/** Asks to join with an address, and uses the link that was mailed to it. */
async function confirm(person: Person, email: string) {
  await person.client.requests.join({ email });
  const mail = server.mails.findLast(({ to }) => to === email);
  const token = mail?.link.url.split("/").at(-1) ?? "";
  return { token, confirmed: await person.client.requests.confirm({ token }) };
}

describe("who asks to join", () => {
  test("and is invited under that address is let in once the address is confirmed", async () => {
    await olga.client.invitations.create({
      emails: ["ivo@work.example"],
      into: { type: "organization", role: "user" },
    });
    const ivo = await server.signUp("Ivo Invited");
    const { confirmed } = await confirm(ivo, "ivo@work.example");
    expect(confirmed.joined).toMatchObject([{ organizationId: olga.account.organization.id }]);
    expect((await olga.client.requests.list({})).items).toEqual([]);
  });

  test("with an address of the administrators' domain becomes a request, which lets in or does not", async () => {
    const rob = await server.signUp("Rob Request");
    const { token, confirmed } = await confirm(rob, "rob@bakery.example");
    expect(confirmed).toEqual({ email: "rob@bakery.example", joined: [] });
    const { items } = await olga.client.requests.list({});
    expect(items).toMatchObject([
      {
        type: "organization",
        asker: { name: "Rob Request" },
        confirmedEmail: "rob@bakery.example",
      },
    ]);
    await expect(rob.client.requests.confirm({ token })).rejects.toMatchObject({
      code: "LINK_INVALID",
    });
    const [request] = items;
    if (request === undefined) throw new Error("There is no request.");
    await olga.client.requests.decide({ requestId: request.id, decision: "approve" });
    const mine = await rob.client.organizations.list();
    expect(mine.items.map(({ id }) => id)).toContain(olga.account.organization.id);
    const again = olga.client.requests.decide({ requestId: request.id, decision: "decline" });
    await expect(again).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each([
    { because: "nobody knows it", email: "somebody@nowhere.example" },
    { because: "a member has it", email: "olga@bakery.example" },
    { because: "anybody gets an address of that domain", email: "somebody@gmail.com" },
  ])("gets the same answer whatever the address: $because", async ({ email }) => {
    const [sam] = await signUpTogether(server, "Sam");
    expect(await sam.client.requests.join({ email })).toEqual({});
    const sent = server.mails.findLast(({ to }) => to === email);
    expect(sent?.lines.join(" ")).not.toContain("Olga");
  });

  test("is not made known to somebody who only says that they have an address of that domain", async () => {
    const evil = await server.signUp("Evil Twin");
    await server.sql`update authentication.users set email = 'evil@corp.example'
      where id = ${evil.account.user.id}`;
    const ann = await server.signUp("Ann Corp");
    await confirm(ann, "ann@corp.example");
    expect((await evil.client.requests.list({})).items).toEqual([]);
  });

  test("cannot use a link that was mailed for somebody else, nor ask without end", async () => {
    const eve = await server.signUp("Eve Eavesdrops");
    const pia = await server.signUp("Pia Person");
    await pia.client.requests.join({ email: "pia@bakery.example" });
    const token = server.mails.at(-1)?.link.url.split("/").at(-1) ?? "";
    await expect(eve.client.requests.confirm({ token })).rejects.toMatchObject({
      code: "LINK_INVALID",
    });
    const tries = Array.from({ length: 12 }, () =>
      eve.client.requests.join({ email: "e@x.example" }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    await expect(eve.client.requests.join({ email: "e@x.example" })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });
});

describe("who asks for access", () => {
  test("is listed also for a tab of an earlier version, which sends no input", async () => {
    const list = await server.send("/rpc/requests/list", {}, olga.cookies);
    expect(await list.json()).toMatchObject({ json: { count: expect.any(Number) as number } });
  });

  test("is let in to the page by who administers it, with the role that they choose", async () => {
    const mia = await server.signUp("Mia Member");
    await joinOrganization(server, mia, olga, []);
    const { pageId } = await publishedPage(olga, "Bread", "Flour");
    const ask = { item: { type: "page", id: pageId }, message: "For the feast" } as const;
    await mia.client.requests.ask(ask);
    await mia.client.requests.ask(ask);
    const mine = (await olga.client.requests.list({})).items.filter(({ type }) => type === "page");
    expect(mine).toMatchObject([{ title: "Bread", message: "For the feast", targetId: pageId }]);
    expect((await mia.client.requests.list({})).items).toEqual([]);
    const requestId = mine[0]?.id;
    if (requestId === undefined) throw new Error("There is no request.");
    await expect(
      mia.client.requests.decide({ requestId, decision: "approve" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await olga.client.requests.decide({ requestId, decision: "approve", role: "editor" });
    expect((await mia.client.pages.get({ pageId })).can).toMatchObject({
      edit: true,
      manage: false,
    });
  });

  test("is told by a notification that the answer was no, without the title of what they may not see", async () => {
    const mona = await server.signUp("Mona Member");
    await joinOrganization(server, mona, olga, []);
    const { pageId } = await publishedPage(olga, "A secret feast", "Flour");
    const item = { type: "page", id: pageId } as const;
    await mona.client.requests.ask({ item });
    const { items } = await olga.client.requests.list({});
    const requestId = items.find(({ targetId }) => targetId === pageId)?.id;
    if (requestId === undefined) throw new Error("There is no request.");
    const inOrganization = server.clientOf(mona.cookies, olga.account.organization.id);
    const unread = async () => (await inOrganization.notifications.count()).unread;
    const before = await unread();
    await olga.client.requests.decide({ requestId, decision: "decline" });
    expect(await unread()).toBe(before + 1);
    expect((await inOrganization.notifications.list({})).items[0]).toMatchObject({
      type: "accessChange",
      isDeclined: true,
      item: { ...item, title: "" },
      role: null,
      triggeredByName: "Olga Owner",
    });
  });

  test("from outside the organization is not told that the answer was no", async () => {
    const sam = await server.signUp("Sam Stranger");
    const { pageId } = await publishedPage(olga, "Bread", "Flour");
    await sam.client.requests.ask({ item: { type: "page", id: pageId } });
    const { items } = await olga.client.requests.list({ isOutside: true });
    const requestId = items.find(({ targetId }) => targetId === pageId)?.id;
    if (requestId === undefined) throw new Error("There is no request.");
    await olga.client.requests.decide({ requestId, decision: "decline" });
    expect(
      await server.sql`select 1 from notifications where user_id = ${sam.account.user.id}`,
    ).toEqual([]);
  });

  test("to what they see already asks for nothing; to what is not there is told so", async () => {
    const { pageId, workspaceId } = await draftedPage(olga, "Half an idea", "Not yet.");
    const before = (await olga.client.requests.list({})).items.length;
    await olga.client.requests.ask({ item: { type: "page", id: pageId } });
    await olga.client.requests.ask({ item: { type: "workspace", id: workspaceId } });
    expect((await olga.client.requests.list({})).items).toHaveLength(before);
    const missing = { type: "page", id: crypto.randomUUID() as typeof pageId } as const;
    await expect(olga.client.requests.ask({ item: missing })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
