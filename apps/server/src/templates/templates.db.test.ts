import { bodyToText } from "@stemma/document/body-to-text";
import { builtInTemplates } from "@stemma/domain/template/template-id";
import { expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";
import { bodyOf } from "../testing/body-of.ts";

const { cast, benAs, page, level, deletePage } = startBakery();

const save = (pageId: Awaited<ReturnType<typeof page>>, more: object = {}) =>
  cast.ana.client.templates.save({
    pageId,
    workspaceId: cast.workspaceId,
    source: "published",
    pageTitle: "Bread days: {{title}}",
    ...more,
  });

const idsIn = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
  items.map(({ id }) => id);

test("a page that is saved as a template is offered in its workspace at once, and stands in no tree", async () => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const bread = await page("Bread");
  const { pageId } = await save(bread);
  const ben = await benAs("viewer");
  const offered = await ben.templates.offered({ workspaceId });
  expect(idsIn(offered)).toEqual([pageId, ...builtInTemplates]);
  expect(offered.items[0]).toMatchObject({ name: "Bread days: {{title}}", from: "workspace" });
  expect(offered.defaultTemplate).toBeNull();
  expect(await level(client)).toEqual(["Bread"]);
  const { page: shown } = await client.pages.get({ pageId });
  expect(shown).toMatchObject({ kind: "template", pageTitle: "Bread days: {{title}}" });
  const { items: versions } = await client.versions.list({ pageId });
  expect(versions.map(({ publishMessage }) => publishMessage.subjectLine)).toEqual([
    "Saved as a template",
  ]);
});

test("a page begins with a template: its variables are filled, nothing is published, and no row is shared", async () => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const { pageId: draftPage, draftId } = await client.pages.create({ workspaceId });
  await client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: "Unpublished",
    serializedEditorState: bodyOf("{{title}} on {{date}}", "by {{author}}: {{cursor}}"),
    draftNotes: null,
  });
  const { pageId: template } = await save(draftPage, { source: "draft" });
  const made = await client.pages.create({
    workspaceId,
    template: { id: template, title: "Rye", date: "24. November 2026" },
  });
  const view = await client.pages.get({ pageId: made.pageId });
  expect(view.page).toMatchObject({ kind: "page", publishedVersion: null });
  expect(view.draft?.pageTitle).toBe("Bread days: Rye");
  const body = view.draft?.serializedEditorState;
  if (body === undefined) return expect.fail("There is no draft.");
  expect(bodyToText(body)).toContain("Rye on 24. November 2026");
  expect(bodyToText(body)).toContain("by Ana Admin:");
  const ids = JSON.stringify(body).match(/"blockId":"[^"]+"/g) ?? [];
  const { serializedEditorState } = await client.templates.get({ template });
  for (const id of ids) expect(JSON.stringify(serializedEditorState)).not.toContain(id);
  expect(made.cursor?.characters).toBe("by Ana Admin: ".length);
  expect(JSON.stringify(body)).toContain(made.cursor?.blockId);
});

test.each([
  ["no title", {}],
  ["an empty title", { title: "" }],
  ["a title of spaces", { title: "  " }],
])("a page that is made with %s has nothing in its text for the title", async (_, given) => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const { pageId: template } = await save(await page("About {{title}}."));
  const made = await client.pages.create({ workspaceId, template: { id: template, ...given } });
  const { draft } = await client.pages.get({ pageId: made.pageId });
  expect(bodyToText(draft?.serializedEditorState ?? bodyOf())).toBe("About .");
  expect(draft?.pageTitle).toBe("Bread days");
});

test.each(builtInTemplates)("a page can begin with %s", async (template) => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const { icon } = await client.templates.get({ template });
  const made = await client.pages.create({ workspaceId, template: { id: template } });
  const { draft, page: shown } = await client.pages.get({ pageId: made.pageId });
  expect(shown.icon).toBe(icon);
  const text = bodyToText(draft?.serializedEditorState ?? bodyOf());
  expect(text).toContain("Ana Admin");
  expect(text).not.toContain("{{");
});

test("text with variables in a page that is made blank stays as it is", async () => {
  const bread = await page("Bread {{title}}");
  const { page: shown } = await cast.ana.client.pages.get({ pageId: bread });
  expect(bodyToText(shown.serializedEditorState ?? bodyOf())).toContain("{{title}}");
});

test("the default is first in the list; a template that is deleted is offered no more, and again when it is restored", async () => {
  const { client } = cast.ana;
  const { workspaceId } = cast;
  const { pageId } = await save(await page("Bread"));
  await client.templates.setDefault({ workspaceId, template: "onboarding" });
  const first = await client.templates.offered({ workspaceId });
  expect(first.defaultTemplate).toBe("onboarding");
  expect(idsIn(first).slice(0, 2)).toEqual(["onboarding", pageId]);
  await client.templates.setDefault({ workspaceId, template: pageId });
  await deletePage(pageId);
  const without = await client.templates.offered({ workspaceId });
  expect(without.defaultTemplate).toBeNull();
  expect(idsIn(without)).toEqual([...builtInTemplates]);
  await client.pages.restore({ pageId });
  expect((await client.templates.offered({ workspaceId })).defaultTemplate).toBe(pageId);
  await client.templates.setDefault({ workspaceId, template: null });
  expect((await client.templates.offered({ workspaceId })).defaultTemplate).toBeNull();
});

test("the templates of a new page are read in parts: the default, the workspace's own, those of all workspaces, the product's", async () => {
  const { client } = cast.ana;
  const { workspaceId: elsewhere } = await client.workspaces.create({ workspaceName: "Mill" });
  const { workspaceId } = cast;
  const made = async (pageTitle: string, input: object = {}) =>
    (await save(await page("Bread"), { pageTitle, ...input })).pageId;
  const offered = await made("Ähre", { workspaceId: elsewhere, isOffered: true });
  const own = [await made("apple"), await made("Same"), await made("Same"), await made("Zebra")];
  const byDefault = own[3];
  if (byDefault === undefined) throw new Error("There are four.");
  const readAll = async (limit: number) => {
    const parts = [];
    let cursor: string | undefined;
    do {
      const part = await client.templates.offered({ workspaceId, cursor, limit });
      parts.push(part);
      cursor = part.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return { ids: parts.flatMap(idsIn), defaults: parts.map((part) => part.defaultTemplate) };
  };
  for (const template of [byDefault, "how-to"] as const) {
    await client.templates.setDefault({ workspaceId, template });
    const whole = await client.templates.offered({ workspaceId });
    expect(whole.nextCursor).toBeNull();
    expect(await client.templates.offered({ workspaceId, cursor: "none" })).toEqual(whole);
    const all = new Set([
      template,
      own[0],
      own[1],
      own[2],
      byDefault,
      offered,
      ...builtInTemplates,
    ]);
    expect(idsIn(whole)).toEqual([...all]);
    for (const limit of [1, 2]) {
      const { ids, defaults } = await readAll(limit);
      expect(ids).toEqual(idsIn(whole));
      expect(new Set(defaults)).toEqual(new Set([template]));
    }
  }
});

test("the list names all templates that one can see, with what one may do", async () => {
  const { pageId } = await save(await page("Bread"), { isOffered: true });
  const { items } = await cast.ana.client.templates.list({});
  expect(items[0]).toMatchObject({
    id: pageId,
    workspaceName: "Bakery",
    updatedByName: "Ana Admin",
    isOffered: true,
    can: { edit: true, delete: true, offer: true },
  });
  const ben = await benAs("editor");
  const seen = (await ben.templates.list({})).items.find(({ id }) => id === pageId);
  expect(seen?.can).toEqual({ edit: true, delete: false, offer: false });
});
