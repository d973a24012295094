import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { FileId } from "@stemma/domain/ids";
import { getFile, publishWithFile, saveText, someBytes } from "../testing/file-on-page.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { bodyWithFiles, upload } from "../testing/upload.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana");
});

afterAll(() => server.stop());

describe("who sees a file", () => {
  test("in a draft: its author only, and from publishing on everybody who sees the page", async () => {
    const { olga, mia, page } = await sharedPage(server, "viewer");
    const eve = await server.signUp("Eva");
    const draft = await olga.client.drafts.create({ pageId: page.pageId });
    const file = await upload(server, olga, draft.id, someBytes());
    const seen = async (...people: (Person | null)[]) =>
      Promise.all(
        people.map(async (person) => (await getFile(server, person, file.fileId)).status),
      );
    expect(await seen(olga, mia, eve, null)).toEqual([200, 404, 404, 401]);
    const { revision } = await saveText(olga, draft.id, draft.revision, bodyWithFiles(file));
    expect(await seen(olga, mia, eve, null)).toEqual([200, 404, 404, 401]);
    await olga.client.drafts.publish({
      draftId: draft.id,
      expectedRevision: revision,
      expectedPublishedVersion: page.versionId,
      publishMessage: { subjectLine: "A file", body: "" },
    });
    expect(await seen(olga, mia, eve, null)).toEqual([200, 200, 404, 401]);
    await olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true });
    expect(await seen(olga, mia, eve, null)).toEqual([200, 404, 404, 401]);
  });

  test("in a template that is offered to everyone: every member, who may use it on a page that begins with the template", async () => {
    const [olga, mia] = [await server.signUp("Olga Offers"), await server.signUp("Mia Member")];
    await joinOrganization(server, mia, olga, []);
    const eve = await server.signUp("Eve");
    const { pageId, workspaceId, file } = await publishWithFile(server, olga);
    const seen = async () =>
      Promise.all(
        [mia, eve].map(async (person) => (await getFile(server, person, file.fileId)).status),
      );
    const saving = { pageId, workspaceId, source: "published", pageTitle: "Bread" } as const;
    const { pageId: template } = await olga.client.templates.save(saving);
    expect(await seen()).toEqual([404, 404]);
    await olga.client.templates.offer({ pageId: template, isOffered: true });
    expect(await seen()).toEqual([200, 404]);
    const mine = await mia.client.workspaces.create({ workspaceName: "Mia's" });
    await mia.client.pages.create({ ...mine, template: { id: template } });
    await olga.client.permissions.restrictPage({ pageId: template, isRestricted: true });
    // The draft that began with the template refers to the file now.
    expect(await seen()).toEqual([200, 404]);
    const ida = await server.signUp("Ida");
    await joinOrganization(server, ida, olga, []);
    expect((await getFile(server, ida, file.fileId)).status).toBe(404);
  });

  test("nobody by naming its id in a draft of their own", async () => {
    const { olga, mia, page } = await sharedPage(server, "editor");
    const hidden = await publishWithFile(server, olga);
    await olga.client.permissions.restrictPage({ pageId: hidden.pageId, isRestricted: true });
    const eve = await server.signUp("Eda");
    const elsewhere = await publishedPage(eve, "Mine", "x");
    for (const [person, { pageId, versionId }] of [
      [mia, page],
      [eve, elsewhere],
    ] as const) {
      const draft = await person.client.drafts.create({ pageId });
      const { revision } = await saveText(person, draft.id, 1, bodyWithFiles(hidden.file));
      expect((await getFile(server, person, hidden.file.fileId)).status).toBe(404);
      await person.client.drafts.publish({
        draftId: draft.id,
        expectedRevision: revision,
        expectedPublishedVersion: versionId,
        publishMessage: { subjectLine: "Theirs", body: "" },
      });
      expect((await getFile(server, person, hidden.file.fileId)).status).toBe(404);
    }
  });

  test("also in a draft that began from a page, in a copy of it, and after the row came back", async () => {
    const { pageId, file, versionId, workspaceId } = await publishWithFile(server, ana);
    const draft = await ana.client.drafts.create({ pageId });
    const without = await saveText(ana, draft.id, draft.revision, bodyWithFiles());
    await saveText(ana, draft.id, without.revision, bodyWithFiles(file));
    await ana.client.pages.copy({ pageId, workspaceId, source: "published" });
    const rows = await server.sql`
      select count(*)::int as count from draft_files where file_id = ${file.fileId}`;
    expect(rows).toEqual([{ count: 2 }]);
    expect((await getFile(server, ana, file.fileId)).status).toBe(200);
    expect(versionId).toBeTruthy();
  });
});

test("a page with a file that is gone, or never was, is saved and published", async () => {
  const { client } = ana;
  const missing: UploadedFile = {
    fileId: "0190a000-0000-7000-8000-000000000001" as FileId,
    size: 1,
    mediaType: "",
    picture: null,
  };
  const page = await publishedPage(ana, "Bread", "Flour");
  const draft = await client.drafts.create({ pageId: page.pageId });
  await saveText(ana, draft.id, draft.revision, bodyWithFiles(missing));
  const read = await client.pages.get({ pageId: page.pageId });
  expect(JSON.stringify(read.draft)).toContain(missing.fileId);
});
