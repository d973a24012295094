import { createPage } from "../create-page.ts";
import { openDraft } from "../open-draft.ts";
import { publishDraft } from "../publish-draft.ts";
import { saveDraft } from "../save-draft.ts";
import { uploadFile } from "../upload-file.ts";
import { ovenManual, planOfTheBakery } from "./bakehouse-files.ts";
import { bakehouse, bakehouseBody, type BakehouseReferences } from "./bakehouse.ts";
import type { Staff } from "./staff.ts";

/**
 * Writes 'How the bakehouse works' with an icon, a picture, a file and two versions, the first one by Ana, the second one by Ben.
 * Both must be able to edit pages of the workspace. `breadDay` is the id of the page that it links to.
 */
export async function seedBakehouse(
  { ana, ben }: Staff,
  workspaceId: string,
  breadDay: string,
): Promise<void> {
  const { title: pageTitle, icon, first, second, message } = bakehouse;
  const { pageId, draftId } = await createPage(ana, workspaceId);
  await ana.call("PUT", `/pages/${pageId}/icon`, { icon });
  const refs: BakehouseReferences = {
    headBaker: ana.userId,
    baker: ben.userId,
    breadDay,
    plan: await uploadFile(ana, draftId, await planOfTheBakery()),
    manual: await uploadFile(ana, draftId, ovenManual),
  };
  const created = { id: draftId, revision: 1 };
  const revision = await saveDraft(ana, created, { pageTitle, body: bakehouseBody(refs, first) });
  const subjectLine = "For everybody who begins in spring";
  const expected = await publishDraft(ana, draftId, { revision, expected: null, subjectLine });
  const draft = await openDraft(ben, pageId);
  const changed = await saveDraft(ben, draft, { pageTitle, body: bakehouseBody(refs, second) });
  await publishDraft(ben, draft.id, { revision: changed, expected, ...message });
}
