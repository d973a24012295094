import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bodyOf } from "../body-of.ts";
import type { Person } from "../people.ts";
import { publishVersion } from "../publish-version.ts";
import { draftedPage, publishedPage } from "../published-page.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

describe.runIf(inject("databaseServer").workers)("on a database that Citus spreads", () => {
  let server: TestServer;
  let olga: Person;
  let carl: Person;
  beforeAll(async () => {
    server = await startTestServer();
    olga = await server.signUp("Olga Spreads");
    carl = await server.signUp("Carl Elsewhere");
  });
  afterAll(() => server.stop());

  test("two who sign up are in organizations of their own, whose rows are in shards", async () => {
    expect(olga.account.organization.id).not.toBe(carl.account.organization.id);
    const { organization } = await olga.client.accounts.current();
    expect(organization.id).toBe(olga.account.organization.id);
    const spread = await server.sql`
      select 1 from citus_shards where table_name = 'pages'::regclass`;
    expect(spread.length).toBeGreaterThan(1);
  });

  test("a page is created, saved, published, and read", async () => {
    const { pageId, versionId } = await publishedPage(olga, "Tides", "High water at noon.");
    const view = await olga.client.pages.get({ pageId });
    expect(view.page.pageTitle).toBe("Tides");
    expect(JSON.stringify(view.page.serializedEditorState)).toContain("High water at noon.");
    const next = await publishVersion(olga, pageId, "Moons");
    expect(next.versionId).not.toBe(versionId);
    const { page, lastVersions } = await olga.client.pages.get({ pageId });
    expect(page.pageTitle).toBe("Bread");
    expect(lastVersions.map((version) => version.publishMessage.subjectLine)).toEqual([
      "Moons",
      "First version",
    ]);
  });

  test("a page of another organization is not shown, and is none of a draft", async () => {
    const { pageId } = await publishedPage(olga, "Secret tides", "Nobody else reads this.");
    await expect(carl.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    await expect(carl.client.drafts.create({ pageId })).rejects.toMatchObject({
      code: "NO_ACCESS",
    });
  });

  test("who joins reads what others published, in lists and by search", async () => {
    const { pageId, workspaceId } = await publishedPage(olga, "Moorings", "Berths for boats.");
    const { sent } = await olga.client.invitations.create({
      emails: [carl.account.user.email],
      into: { type: "workspace", workspaceId, role: "editor" },
    });
    const token = sent[0]?.link.split("/").at(-1) ?? "";
    await carl.client.invitations.answer({ token, answer: "accept" });
    await carl.client.organizations.activate({ organizationId: olga.account.organization.id });
    const listed = await carl.client.workspaces.pages({ workspaceId });
    expect(listed.items.map((page) => page.id)).toContain(pageId);
    const found = await carl.client.search.titles({ query: "moor" });
    expect(JSON.stringify(found)).toContain(pageId);
  });

  test("names and titles in lists follow, without triggers", async () => {
    const { pageId, workspaceId } = await publishedPage(olga, "Buoys", "Red and green.");
    const names = async () => {
      const { items } = await olga.client.permissions.workspaceReaders({ workspaceId });
      return items.map(({ name }) => name);
    };
    const titles = async () => {
      const { items } = await olga.client.subscriptions.pages({});
      return items.find((page) => page.pageId === pageId)?.pageTitle;
    };
    expect(await names()).toEqual(["Carl Elsewhere", "Olga Spreads"]);
    expect(await titles()).toBe("Buoys");
    await olga.client.settings.updateUser({ firstName: "Anna", lastName: "Spreads" });
    await publishVersion(olga, pageId, "New colours");
    expect(await names()).toEqual(["Anna Spreads", "Carl Elsewhere"]);
    expect(await titles()).toBe("Bread");
  });

  test("a save over a newer revision is refused", async () => {
    const { draftId, revision } = await draftedPage(olga, "Charts", "Depths.");
    const save = () =>
      olga.client.drafts.save({
        draftId,
        expectedRevision: revision,
        saveId: crypto.randomUUID(),
        pageTitle: "Charts",
        serializedEditorState: bodyOf("Soundings."),
        draftNotes: null,
      });
    expect((await save()).revision).toBe(revision + 1);
    await expect(save()).rejects.toMatchObject({ code: "DRAFT_CONFLICT" });
  });
});
