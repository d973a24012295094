import {
  firstAnswersElementId,
  firstRenderElementId,
  type FirstAnswer,
} from "@stemma/contract/first-render";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createFirstAnswers } from "./first-answers.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

const htmlOf = async (path: string, { cookies }: Pick<Person, "cookies">) =>
  (await server.send(path, {}, cookies)).text();

function answersIn(html: string): FirstAnswer[] {
  const element = new RegExp(`<script [^>]*id="${firstAnswersElementId}">(.*?)</script>`, "s");
  return JSON.parse(element.exec(html)?.[1] ?? "[]") as FirstAnswer[];
}

const nameOf = ({ path }: FirstAnswer) => path.join("/");

test("the HTML of a page ends with the answers that its screen needs, the same as of the calls", async () => {
  const above = await publishedPage(ana, "Bread", "Flour");
  const { pageId } = await publishedPage(ana, "Rye", "Dark");
  const { workspaceId } = above;
  await ana.client.pages.move({ pageId, workspaceId, parentPageId: above.pageId });
  await ana.client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  const answers = answersIn(await htmlOf(`/page/${pageId}`, ana));
  expect(answers.map(nameOf).sort()).toEqual([
    "invitations/mine",
    "links/backlinks",
    "notifications/count",
    "pages/around",
    "pages/level",
    "pages/level",
    "pins/list",
    "requests/list",
    "workspaces/list",
  ]);
  const { client } = ana;
  const level = (parentPageId: typeof pageId | null) =>
    client.pages.level({ workspaceId, parentPageId, limit: 100 });
  const outputs = new Map(answers.map((each) => [JSON.stringify(each.path), each.output]));
  expect(outputs.get('["pins","list"]')).toEqual(await client.pins.list({}));
  expect(outputs.get('["workspaces","list"]')).toEqual(await client.workspaces.list());
  expect(outputs.get('["pages","around"]')).toEqual(await client.pages.around({ pageId }));
  expect(
    answers.filter((each) => nameOf(each) === "pages/level").map((each) => each.output),
  ).toEqual(expect.arrayContaining([await level(null), await level(above.pageId)]));
});

test("a draft's HTML has what the frame shows, and a visitor's has nothing", async () => {
  const { pageId } = await publishedPage(ana, "Toast", "Golden");
  const names = answersIn(await htmlOf(`/page/${pageId}?edit=true`, ana)).map(nameOf);
  expect(names).toContain("workspaces/list");
  expect(names).not.toContain("pages/around");
  expect(answersIn(await htmlOf(`/page/${pageId}`, { cookies: "" }))).toEqual([]);
});

test("what a writer types cannot end the element", async () => {
  const { pageId } = await publishedPage(ana, "</script><script>alert(1)</script>", "x");
  const html = await htmlOf(`/page/${pageId}`, ana);
  expect(html).not.toContain("<script>alert");
  expect(JSON.stringify(answersIn(html))).toContain("</script><script>alert(1)");
});

test("another person's HTML has their own lists, and nothing of a page that is closed to them", async () => {
  const ben = await server.signUp("Ben Roth");
  const kitchen = { id: ana.account.configuration.personalWorkspaceId, role: "editor" } as const;
  await joinOrganization(server, ben, ana, [kitchen]);
  const open = await publishedPage(ana, "Open rolls", "Flour");
  const closed = await publishedPage(ana, "Closed cake", "Sugar");
  await ana.client.pins.update({
    item: { type: "page", id: open.pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  const read = () => htmlOf(`/page/${open.pageId}`, ben);
  const before = await read();
  expect(before).toContain("Closed cake");
  expect(answersIn(before).find((each) => nameOf(each) === "pins/list")?.output).toMatchObject({
    items: [],
  });
  await ana.client.permissions.restrictPage({ pageId: closed.pageId, isRestricted: true });
  const after = await read();
  expect(after).toContain("Open rolls");
  expect(after).not.toContain("Closed cake");
  expect(await htmlOf(`/page/${open.pageId}`, ana)).toContain("Closed cake");
});

test("all answers are of the organization that the document names, and of no other", async () => {
  const dora = await server.signUp("Dora Dough");
  await publishedPage(dora, "Old pie", "Apples");
  await dora.client.organizations.create({ organizationName: "Elsewhere" });
  const html = await htmlOf("/", dora);
  expect(html).toContain("Elsewhere");
  expect(answersIn(html).map(nameOf)).toContain("pages/level");
  expect(html).not.toContain("Old pie");
});

/** Runs while no statement can read the notifications: one that waits for 5 seconds fails. */
const withoutNotifications = (run: () => Promise<void>) =>
  server.sql.begin(async (sql) => {
    await sql`lock table notifications in access exclusive mode`;
    await run();
  });

test.each(["sendToApp", "readDirectly"] as const)(
  "the text is sent while an answer is awaited: %s",
  async (send) => {
    const { pageId } = await publishedPage(ana, "Buns", "Butter and milk");
    let rest: Promise<string> = Promise.resolve("");
    await withoutNotifications(async () => {
      const response = await server[send](`/page/${pageId}`, {}, ana.cookies);
      const stream = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
      const read = async () => (await stream?.read())?.value ?? "";
      let text = "";
      while (!text.includes(firstRenderElementId)) text += await read();
      expect(text).toContain("Butter and milk");
      rest = (async () => {
        let all = text;
        for (let next = await read(); next !== ""; next = await read()) all += next;
        return all;
      })();
    });
    const html = await rest;
    expect(answersIn(html).map(nameOf)).toContain("notifications/count");
    expect(html.endsWith("</html>")).toBe(true);
  },
);

test("an answer that takes too long is left out: the client asks for it", async () => {
  const visitor = await server.authentication.findReader(ana.cookies);
  if (visitor === null) throw new Error("Ana is not signed in.");
  await withoutNotifications(async () => {
    const { router, memberships } = server;
    const read = createFirstAnswers({ router, memberships, reportUnexpected: String, maxMs: 500 });
    const organizationId = ana.account.organization.id;
    const answers = await read({ visitor, organizationId, shown: null });
    expect(answers.map(nameOf)).not.toContain("notifications/count");
  });
});
