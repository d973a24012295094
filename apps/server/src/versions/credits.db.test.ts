import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishDraft, publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("a version names the others whose versions an update brought in, and nobody without an update", async () => {
  const [olga, mia, bo] = await signUpTogether(server, "Olga", "Mia", "Bo");
  const page = await publishedPage(olga, "Bread", "Flour");
  const { pageId, workspaceId } = page;
  for (const person of [mia, bo]) {
    await joinOrganization(server, person, olga, [{ id: workspaceId, role: "editor" }]);
  }
  const olgas = await olga.client.drafts.create({ pageId });
  await publishVersion(mia, pageId, "Salt");
  const { versionId: third } = await publishVersion(bo, pageId, "Rye");
  const { versionId: fourth } = await publishDraft(olga, olgas, "Water", { updatedTo: third });
  const { items } = await olga.client.versions.list({ pageId });
  const credits = items.map(({ credits: people }) => people.map(({ name }) => name.split(" ")[0]));
  expect(credits).toEqual([[], [], [], ["Bo", "Mia"]]);
  const { lastVersions } = await mia.client.pages.get({ pageId });
  expect(lastVersions.find(({ id }) => id === fourth)?.credits).toHaveLength(2);
  expect((await mia.client.versions.get({ versionId: fourth })).credits).toHaveLength(2);
  const { versionId: own } = await publishVersion(olga, pageId, "Own");
  expect((await olga.client.versions.get({ versionId: own })).credits).toEqual([]);
});

test("a draft that is published as a branch names nobody", async () => {
  const { olga, mia, page } = await sharedPage(server, "editor");
  const draft = await olga.client.drafts.create(page);
  const { versionId: published } = await publishVersion(mia, page.pageId, "Salt");
  const { versionId: branch } = await publishDraft(olga, draft, "Branch", { published });
  expect((await olga.client.versions.get({ versionId: branch })).credits).toEqual([]);
});

test("a version names who wrote the passages that were taken from earlier versions", async () => {
  const { olga, mia, page } = await sharedPage(server, "editor");
  const { pageId } = page;
  const salt = "Salt the water well, as the sea does.";
  const { versionId: second } = await publishVersion(mia, pageId, "Salt", {
    text: bodyOf("Flour", salt),
  });
  const { versionId: third } = await publishVersion(olga, pageId, "Rye", {
    text: bodyOf("Flour and rye", salt),
  });
  await publishVersion(olga, pageId, "Without", { text: bodyOf("Flour") });
  const takenPassages = [{ versionId: third, rows: [1] }];
  const creditsOf = async (subjectLine: string, text: string) => {
    const { versionId } = await publishVersion(olga, pageId, subjectLine, {
      text: bodyOf("Flour", text),
      takenPassages,
    });
    return (await olga.client.versions.get({ versionId })).credits.map(({ id }) => id);
  };
  expect(second).not.toBe(third);
  expect(await creditsOf("Back", salt)).toEqual([mia.account.user.id]);
  expect(await creditsOf("Gone again", "Something else.")).toEqual([]);
});
