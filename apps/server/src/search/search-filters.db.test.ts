import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { fillSearchIndex, searchIndexSizes } from "../testing/fill-search-index.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Client, Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

describe.each(searchIndexSizes)("in a $size index", ({ others }) => {
  let server: TestServer;
  let ana: Person;
  let ben: Person;
  let cellar: Awaited<ReturnType<Client["workspaces"]["create"]>>["workspaceId"];

  type Filters = Parameters<Client["search"]["titles"]>[0];

  beforeAll(async () => {
    server = await startTestServer();
    ana = await server.signUp("Ana Weiss");
    ben = await server.signUp("Ben Berger");
    const { personalWorkspaceId } = ana.account.configuration;
    await joinOrganization(server, ben, ana, [{ id: personalWorkspaceId, role: "editor" }]);
    ({ workspaceId: cellar } = await ana.client.workspaces.create({
      workspaceName: "Wine cellar",
    }));
    await publishedPage(ana, "Bread day", "Rye bread and wheat bread.");
    const { pageId, versionId } = await publishedPage(ana, "Bread of Ben", "Wheat, day and night.");
    const draft = await ben.client.drafts.create({ pageId });
    await ben.client.drafts.publish({
      draftId: draft.id,
      expectedRevision: draft.revision,
      expectedPublishedVersion: versionId,
      publishMessage: { subjectLine: "Mine", body: "" },
    });
    const moved = await publishedPage(ana, "Bread and wine", "Rye.");
    await ana.client.pages.move({ pageId: moved.pageId, workspaceId: cellar });
    const gone = await publishedPage(ana, "Bread gone", "Old rye.");
    await ana.client.pages.delete({
      pageId: gone.pageId,
      expectedPublishedVersion: gone.versionId,
    });
    await draftedPage(ana, "Bread to come", "x");
    const old = await publishedPage(ana, "Bread of old", "Stone.");
    await server.sql`update page_search set updated_at = '2020-01-01' where page_id = ${old.pageId}`;
    await server.sql`delete from recents`;
    await fillSearchIndex(server, ana, others);
  });

  afterAll(() => server.stop());

  const found = async ({ client }: Person, filters: Filters) =>
    (await client.search.titles(filters)).items
      .map((item) => (item.type === "page" ? item.pageTitle : item.workspaceName))
      .toSorted();

  const inText = async (query: string, filters: Omit<Filters, "query"> = {}) =>
    (await ana.client.search.bodies({ query, ...filters })).items
      .map(({ pageTitle }) => pageTitle)
      .toSorted();

  test.each<{ filters: () => Filters; because: string; titles: string[] }>([
    {
      because: "a workspace is chosen",
      filters: () => ({ query: "bread", workspaceId: cellar }),
      titles: ["Bread and wine"],
    },
    {
      because: "in: names it by a part of its name",
      filters: () => ({ query: "bread in:cellar" }),
      titles: ["Bread and wine"],
    },
    {
      because: "a name with a space is quoted",
      filters: () => ({ query: 'in:"wine cell" bread' }),
      titles: ["Bread and wine"],
    },
    {
      because: "no workspace has the name",
      filters: () => ({ query: "bread in:attic" }),
      titles: [],
    },
    {
      because: "Ben published a version",
      filters: () => ({ query: "bread", authorId: ben.account.user.id }),
      titles: ["Bread of Ben"],
    },
    { because: "by: names him", filters: () => ({ query: "by:BEN" }), titles: ["Bread of Ben"] },
    {
      because: "a filter and an operator name people who both published versions",
      filters: () => ({ query: "by:ben", authorId: ana.account.user.id }),
      titles: ["Bread of Ben"],
    },
    {
      because: "it was last published long ago",
      filters: () => ({ query: "bread", updatedBefore: "2021-01-01T00:00:00.000Z" }),
      titles: ["Bread of old"],
    },
    {
      because: "it was last published lately",
      filters: () => ({ query: "bread of", updatedFrom: "2021-01-01T00:00:00.000Z" }),
      titles: ["Bread of Ben"],
    },
    {
      because: "no page is older than all others",
      filters: () => ({ query: "bread", updatedBefore: "0000-01-01T00:00:00.000Z" }),
      titles: [],
    },
    {
      because: "drafts are of a type",
      filters: () => ({ query: "bread", type: "draft" }),
      titles: ["Bread to come"],
    },
    {
      because: "workspaces are, too",
      filters: () => ({ query: "wine", type: "workspace" }),
      titles: ["Wine cellar"],
    },
    {
      because: "only deleted pages are asked for",
      filters: () => ({ query: "bread", isDeleted: true }),
      titles: ["Bread gone"],
    },
    {
      because: "all deleted pages are",
      filters: () => ({ query: "", isDeleted: true }),
      titles: ["Bread gone"],
    },
    {
      because: "a word is excluded, also from the text",
      filters: () => ({ query: "bread -wheat -wine -come -stone" }),
      titles: [],
    },
    {
      because: "a phrase is excluded",
      filters: () => ({ query: 'bread of -"of old"' }),
      titles: ["Bread of Ben"],
    },
    {
      because: "a quoted text is one part of the title",
      filters: () => ({ query: '"bread day"' }),
      titles: ["Bread day"],
    },
    { because: "a minus alone finds nothing", filters: () => ({ query: "-rye" }), titles: [] },
  ])("titles are found by filters and operators: $because", async ({ filters, titles }) => {
    expect(await found(ana, filters())).toEqual(titles);
  });

  test("what is mine is what I published a version of, and my drafts", async () => {
    expect(await found(ben, { query: "", isMine: true })).toEqual(["Bread of Ben"]);
    expect(await found(ana, { query: "come by:me" })).toEqual(["Bread to come"]);
  });

  test("a workspace and a deleted page that one can't see are not found by their names", async () => {
    expect(await found(ben, { query: "bread in:cellar" })).toEqual([]);
    expect(await found(ben, { query: "bread", workspaceId: cellar })).toEqual([]);
    await server.sql`update pages set is_restricted = true where deleted`;
    expect(await found(ben, { query: "", isDeleted: true })).toEqual([]);
    expect(await found(ana, { query: "", isDeleted: true })).toEqual(["Bread gone"]);
  });

  test("the words of a phrase stand side by side in a text, and an unfinished phrase goes on", async () => {
    expect(await inText("rye wheat")).toEqual(["Bread day"]);
    expect(await inText('"rye wheat"')).toEqual([]);
    expect(await inText('"RYE bread, and"')).toEqual(["Bread day"]);
    expect(await inText('"rye bre')).toEqual(["Bread day"]);
    expect(await inText('"rye bre"')).toEqual([]);
  });

  test("texts are filtered as titles are, and words are excluded from them", async () => {
    expect(await inText("rye")).toEqual(["Bread and wine", "Bread day"]);
    expect(await inText("rye -wheat")).toEqual(["Bread and wine"]);
    expect(await inText("rye -gone -wheat", { isDeleted: true })).toEqual([]);
    expect(await inText("rye in:personal")).toEqual(["Bread day"]);
    expect(await inText("rye", { isDeleted: true })).toEqual(["Bread gone"]);
    expect(await inText("rye", { type: "draft" })).toEqual([]);
    expect(await inText("by:ana")).toEqual([]);
  });
});
