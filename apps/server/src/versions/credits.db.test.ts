import { afterAll, beforeAll, expect, test } from "vitest";
import type { VersionId } from "@stemma/domain/ids";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

type Draft = Awaited<ReturnType<Person["client"]["drafts"]["create"]>>;

/** Saves the draft, with another base if it was updated, and publishes it. */
async function publish(
  { client }: Person,
  draft: Draft,
  subjectLine: string,
  { updatedTo, published }: { updatedTo?: VersionId; published: VersionId },
): Promise<VersionId> {
  const { revision } = await client.drafts.save({
    draftId: draft.id,
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: bodyOf(subjectLine),
    draftNotes: null,
    ...(updatedTo !== undefined && { previousNode: updatedTo }),
  });
  const { versionId } = await client.drafts.publish({
    draftId: draft.id,
    expectedRevision: revision,
    expectedPublishedVersion: published,
    publishMessage: { subjectLine, body: "" },
  });
  return versionId;
}

test("a version names the others whose versions an update brought in, and nobody without an update", async () => {
  const [olga, mia, bo] = await signUpTogether(server, "Olga", "Mia", "Bo");
  const page = await publishedPage(olga, "Bread", "Flour");
  const { pageId, workspaceId, versionId: first } = page;
  for (const person of [mia, bo]) {
    await joinOrganization(server, person, olga, [{ id: workspaceId, role: "editor" }]);
  }
  const begin = ({ client }: Person) => client.drafts.create({ pageId });
  const [olgas, behind] = [await begin(olga), await begin(olga)];
  expect(behind.id).toBe(olgas.id);
  const second = await publish(mia, await begin(mia), "Salt", { published: first });
  const third = await publish(bo, await begin(bo), "Rye", { published: second });
  const fourth = await publish(olga, olgas, "Water", { updatedTo: third, published: third });
  const { items } = await olga.client.versions.list({ pageId });
  const credits = items.map(({ credits: people }) => people.map(({ name }) => name.split(" ")[0]));
  expect(credits).toEqual([[], [], [], ["Bo", "Mia"]]);
  const { lastVersions } = await mia.client.pages.get({ pageId });
  expect(lastVersions.find(({ id }) => id === fourth)?.credits).toHaveLength(2);
  expect((await mia.client.versions.get({ versionId: fourth })).credits).toHaveLength(2);
  const own = await publish(olga, await begin(olga), "Own", { published: fourth });
  expect((await olga.client.versions.get({ versionId: own })).credits).toEqual([]);
});

test("a draft that is published as a branch names nobody", async () => {
  const [olga, mia] = await signUpTogether(server, "Olga", "Mia");
  const page = await publishedPage(olga, "Bread", "Flour");
  await joinOrganization(server, mia, olga, [{ id: page.workspaceId, role: "editor" }]);
  const draft = await olga.client.drafts.create(page);
  const second = await publish(mia, await mia.client.drafts.create(page), "Salt", {
    published: page.versionId,
  });
  const branch = await publish(olga, draft, "Branch", { published: second });
  expect((await olga.client.versions.get({ versionId: branch })).credits).toEqual([]);
});
