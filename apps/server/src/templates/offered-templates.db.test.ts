import type { PageId } from "@stemma/domain/ids";
import { beforeEach, expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, benAs, page } = startBakery();

let template: PageId;

beforeEach(async () => {
  const made = await cast.ana.client.templates.save({
    pageId: await page("Secret recipe"),
    workspaceId: cast.workspaceId,
    source: "published",
    pageTitle: "Recipe",
  });
  template = made.pageId;
});

/** Ben in Ana's organization, with a workspace of his own there and no role in Ana's. */
async function benElsewhere() {
  const { server, ana, ben } = cast;
  const client = server.clientOf(ben.cookies, ana.account.organization.id);
  const { workspaceId } = await client.workspaces.create({ workspaceName: "Ben's" });
  const offered = async () => (await client.templates.offered({ workspaceId })).items;
  return { client, workspaceId, offered, template: { id: template } };
}

const missing = { code: "NOT_FOUND" };

test("who sees neither the workspace nor an offer can't read, use or name the template", async () => {
  const ben = await benElsewhere();
  await expect(ben.client.templates.get({ template })).rejects.toMatchObject(missing);
  await expect(ben.client.pages.create(ben)).rejects.toMatchObject(missing);
  await expect(ben.client.templates.setDefault({ ...ben, template })).rejects.toMatchObject(
    missing,
  );
  expect(JSON.stringify(await ben.offered())).not.toContain(template);
  expect(JSON.stringify(await ben.client.templates.list({}))).not.toContain(template);
});

test("an offered template is read and used in every workspace, but its page stays closed", async () => {
  const ben = await benElsewhere();
  await cast.ana.client.templates.offer({ pageId: template, isOffered: true });
  const [first] = await ben.offered();
  expect(first).toMatchObject({ id: template, name: "Recipe", from: "organization" });
  await ben.client.templates.setDefault({ ...ben, template });
  await ben.client.templates.get({ template });
  await ben.client.pages.create(ben);
  const closed = { code: "NO_ACCESS" };
  await expect(ben.client.pages.get({ pageId: template })).rejects.toMatchObject(closed);
  await expect(ben.client.versions.list({ pageId: template })).rejects.toMatchObject(closed);
  await expect(ben.client.drafts.create({ pageId: template })).rejects.toMatchObject(closed);
  expect(JSON.stringify(await ben.client.templates.list({}))).not.toContain(template);
  await cast.ana.client.templates.offer({ pageId: template, isOffered: false });
  await expect(ben.client.templates.get({ template })).rejects.toMatchObject(missing);
});

test.each<[string, () => Promise<unknown>]>([
  [
    "is restricted",
    () => cast.ana.client.permissions.restrictPage({ pageId: template, isRestricted: true }),
  ],
  [
    "is in a deleted workspace",
    () => cast.ana.client.workspaces.delete({ workspaceId: cast.workspaceId }),
  ],
])("an offered template that %s is nobody else's", async (_name, change) => {
  const ben = await benElsewhere();
  await cast.ana.client.templates.offer({ pageId: template, isOffered: true });
  await ben.client.templates.get({ template });
  await change();
  await expect(ben.client.templates.get({ template })).rejects.toMatchObject(missing);
  expect(JSON.stringify(await ben.offered())).not.toContain(template);
});

test("only an administrator of the organization offers a template to everyone", async () => {
  const client = await benAs("administrator");
  const refused = { code: "NOT_ALLOWED" };
  await expect(client.templates.offer({ pageId: template, isOffered: true })).rejects.toMatchObject(
    refused,
  );
  const { workspaceId } = cast;
  const saving = { pageId: template, workspaceId, source: "published", pageTitle: "Mine" } as const;
  await expect(client.templates.save({ ...saving, isOffered: true })).rejects.toMatchObject(
    refused,
  );
  await client.templates.save(saving);
  const bread = await page("Bread");
  await expect(
    cast.ana.client.templates.offer({ pageId: bread, isOffered: true }),
  ).rejects.toMatchObject(missing);
});

test.each(["viewer", "editor"] as const)(
  "a %s of the workspace uses its templates elsewhere, and saves none in it",
  async (role) => {
    const client = await benAs(role);
    const { workspaceId } = cast;
    const refused = { code: "NOT_ALLOWED" };
    const saving = { pageId: template, source: "published", pageTitle: "Mine" } as const;
    await expect(client.templates.save({ ...saving, workspaceId })).rejects.toMatchObject(refused);
    await expect(
      client.templates.setDefault({ workspaceId, template: null }),
    ).rejects.toMatchObject(refused);
    const ben = await benElsewhere();
    const saved = await client.templates.save({ ...saving, workspaceId: ben.workspaceId });
    expect((await ben.offered()).map(({ id }) => id)).toContain(saved.pageId);
    await client.pages.create(ben);
  },
);

test("nobody of another organization reads a template, offered or not", async () => {
  await cast.ana.client.templates.offer({ pageId: template, isOffered: true });
  const { client, account } = await cast.server.signUp("Sol Stranger");
  await expect(client.templates.get({ template })).rejects.toMatchObject(missing);
  const workspaceId = account.configuration.personalWorkspaceId;
  expect(JSON.stringify(await client.templates.offered({ workspaceId }))).not.toContain(template);
});

test("a template that was never published is listed for its author, and offered to nobody", async () => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const { pageId } = await client.pages.create({ workspaceId, kind: "template" });
  const ben = await benAs("administrator");
  expect(JSON.stringify(await ben.templates.list({}))).not.toContain(pageId);
  const { items } = await client.templates.list({});
  expect(items.find(({ id }) => id === pageId)).toMatchObject({ publishedVersion: null });
  expect(JSON.stringify(await client.templates.offered({ workspaceId }))).not.toContain(pageId);
  await expect(client.templates.get({ template: pageId })).rejects.toMatchObject(missing);
});
