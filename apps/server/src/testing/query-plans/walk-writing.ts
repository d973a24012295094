import type { WorkspaceId } from "@stemma/domain/ids";
import { bodyOf } from "../body-of.ts";
import { someBytes } from "../file-on-page.ts";
import { mentioning } from "../mentioning.ts";
import { tickBoxes, writePage } from "../page-through-its-life.ts";
import { publishedPage } from "../published-page.ts";
import { publishVersion } from "../publish-version.ts";
import { inWorkspace } from "../in-workspace.ts";
import type { Person } from "../people.ts";
import type { TestServer } from "../start-test-server.ts";
import { bodyWithFiles, upload } from "../upload.ts";

/** Two people of one organization, the first of whom administers it, and a workspace in which both are. */
export interface Walkers {
  readonly server: TestServer;
  readonly olga: Person;
  readonly carl: Person;
  readonly workspaceId: WorkspaceId;
  /** Puts the server's clock forward. */
  readonly wait: (days: number) => void;
}

/** Writes, saves, publishes, merges and reverts pages with everything that a text can refer to. */
export async function walkWriting({ server, olga, carl, workspaceId }: Walkers): Promise<void> {
  const { client } = olga;
  const { pageId, first } = await writePage({ client, workspaceId });
  await tickBoxes(client, workspaceId);
  await client.drafts.list({ workspaceId, limit: 1 });
  const { draft } = await client.pages.get({ pageId });
  if (draft === null) throw new Error("The page has no draft.");
  const saveId = crypto.randomUUID();
  await client.drafts.save({
    draftId: draft.id,
    expectedRevision: draft.revision,
    saveId,
    pageTitle: "Bread",
    serializedEditorState: bodyOf("Flour, salt and yeast"),
    draftNotes: null,
    previousNode: first,
    pendingMerge: { versionId: first, conflicts: [] },
    publishSubject: "Yeast",
    takenPassages: [{ versionId: first, rows: [0] }],
  });
  // A conflict: no group of saves writes it, so it is written alone.
  const { id: draftId, revision: expectedRevision } = draft;
  const late = { draftId, expectedRevision, saveId: crypto.randomUUID(), pageTitle: "Bread" };
  const text = { serializedEditorState: bodyOf("Flour"), draftNotes: null };
  await client.drafts.save({ ...late, ...text }).catch(() => {});
  await client.versions.search({ pageId, query: "flour" });
  await client.versions.authors({ versionId: first });

  const page = await publishedPage(inWorkspace(olga, workspaceId), "Cake", "Sugar");
  await carl.client.pages.get({ pageId: page.pageId });
  await carl.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
  const file = await upload(server, olga, (await client.drafts.create(page)).id, someBytes());
  await publishVersion(olga, page.pageId, "Who helps", { text: mentioning(carl.account.user.id) });
  await publishVersion(olga, page.pageId, "With a file", { text: bodyWithFiles(file) });
  await server.runTasks();
  await server.sendPendingEvents();
  await server.send(`/files/${file.fileId}`, {}, carl.cookies);
  const again = await client.drafts.create(page);
  await upload(server, olga, again.id, someBytes());
  await client.drafts.delete({ draftId: again.id });
  await server.findMissingFiles();
  await carl.client.pages.get(page);
  await carl.client.reading.changes({ limit: 1 });
  await carl.client.reading.counts();
  const shown = await carl.client.pages.get(page);
  if (shown.page.publishedVersion === null) throw new Error("The page is not published.");
  await carl.client.reading.mark({ pageId: page.pageId, versionId: shown.page.publishedVersion });
  await carl.client.notifications.list({ unread: true, limit: 1 });
  await carl.client.pages.subscribe({ pageId: page.pageId, action: "unsubscribe" });
}
