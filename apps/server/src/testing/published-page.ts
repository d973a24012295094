import { bodyOf } from "./body-of.ts";
import type { Person } from "./people.ts";

/** Creates a page in the person's 'Personal' workspace with a draft that was saved once (revision 2). */
export async function draftedPage({ client, account }: Person, title: string, ...texts: string[]) {
  const { personalWorkspaceId: workspaceId } = account.configuration;
  const { pageId, draftId } = await client.pages.create({ workspaceId });
  const { revision } = await client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: title,
    serializedEditorState: bodyOf(...texts),
    draftNotes: null,
  });
  return { pageId, draftId, revision, workspaceId };
}

/** Creates the same page and publishes it once. */
export async function publishedPage(person: Person, title: string, ...texts: string[]) {
  const page = await draftedPage(person, title, ...texts);
  const { versionId } = await person.client.drafts.publish({
    draftId: page.draftId,
    expectedRevision: page.revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First version", body: "" },
  });
  return { ...page, versionId };
}
