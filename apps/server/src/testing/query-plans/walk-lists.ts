import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { bodyOf } from "../body-of.ts";
import { inWorkspace } from "../in-workspace.ts";
import { publishDraft, publishVersion } from "../publish-version.ts";
import { publishedPage } from "../published-page.ts";
import type { Walkers } from "./walk-writing.ts";

/** Keeps pages at hand, and offers templates and snippets. */
export async function walkLists({ olga, carl, workspaceId }: Walkers): Promise<void> {
  const { client } = olga;
  const here = inWorkspace(olga, workspaceId);
  const page = await publishedPage(here, "At hand", "Text");
  const item = { type: "page", id: page.pageId } as const;
  const pinned = async () => (await client.pins.list({})).items.map(({ id }) => id);
  await client.pins.update({
    item,
    action: "add",
    pinInsertion: "top",
    pinnedItems: await pinned(),
  });
  await client.pins.reorder({ pinnedItems: (await pinned()).toReversed() });
  await client.pins.update({ item, action: "remove", pinInsertion: "bottom" });
  const { pageId } = await client.templates.save({
    pageId: page.pageId,
    workspaceId,
    source: "published",
    pageTitle: "Form",
  });
  await client.templates.offer({ pageId, isOffered: true });
  await client.templates.get({ template: pageId });
  await client.templates.setDefault({ workspaceId, template: pageId });
  await carl.client.pages.create({ workspaceId, template: { id: pageId } }).catch(() => undefined);
  await client.pages.create({ workspaceId, template: { id: pageId } });
  await client.templates.offer({ pageId, isOffered: false });
  await client.templates.setDefault({ workspaceId, template: null });
  const made = await client.pages.create({ workspaceId, kind: "snippet" });
  const save = {
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: "Address",
    draftNotes: null,
  };
  await client.drafts.save({
    ...save,
    draftId: made.draftId,
    serializedEditorState: bodyOf("Street"),
  });
  const { versionId } = await client.drafts.publish({
    draftId: made.draftId,
    expectedRevision: 2,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "x", body: "" },
  });
  await client.snippets.list({ title: "a", limit: 1 });
  await client.snippets.uses({ pageId: made.pageId });
  await client.snippets.texts({
    snippets: [{ snippetId: made.pageId }, { snippetId: made.pageId, versionId }],
  });
  await client.reading.mark({ pageId: page.pageId, versionId: page.versionId });
  await carl.client.recents.add({ type: "page", id: page.pageId, shownVersion: page.versionId });
  const draft = await client.drafts.create({ pageId: page.pageId });
  const { input } = await publishDraft(olga, draft, "With a snippet", {
    text: showing({ id: made.pageId }),
  });
  await client.drafts.publish(input);
  await client.search.bodies({ query: "street" });
  const first = { id: made.pageId, version: versionId };
  await publishVersion(olga, page.pageId, "With its first version", { text: showing(first) });
  await client.search.bodies({ query: "street" });
  // A word that is far from the beginning of a text.
  await publishVersion(olga, page.pageId, "Long", {
    text: bodyOf("Flour. ".repeat(5000), "Zebra"),
  });
  await client.search.bodies({ query: "zebra" });
}

function showing(snippet: SnippetAttributes) {
  const id = "s" as BlockId;
  return makeBody([makeBlock({ id, kind: "snippet", attributes: { snippet } }, [])]);
}
