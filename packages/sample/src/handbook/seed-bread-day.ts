import type { Caller } from "../caller.ts";
import {
  draftRevision,
  publishSampleDraft,
  revisePage,
  writePage,
  type SamplePage,
} from "../sample-page.ts";
import {
  breadDay,
  coolerWater,
  fiftyLoaves,
  pricesOut,
  proofingRoom,
  ryeInsteadOfSpelt,
  timesForWinter,
} from "./bread-day.ts";

/**
 * Writes 'The bread day' with six versions in two branches and one revert. Ana keeps a draft that is one version behind
 * and changes the same paragraph as that version. All three people must be able to edit pages of the workspace, and Ana
 * must administer it.
 */
export async function seedBreadDay(
  { ana, ben, mara }: { readonly ana: Caller; readonly ben: Caller; readonly mara: Caller },
  workspaceId: string,
): Promise<SamplePage> {
  const first = await writePage(ana, workspaceId, breadDay);
  const { pageId } = first;
  for (const caller of [ana, ben]) {
    await caller.call("PUT", `/pages/${pageId}/subscription`, { action: "subscribe" });
  }
  const winter = await revisePage(ana, first, timesForWinter.revision, timesForWinter.message);
  const marasDraft = await draftRevision(mara, winter, pricesOut.revision);
  const rye = await revisePage(ana, winter, ryeInsteadOfSpelt.revision, ryeInsteadOfSpelt.message);
  const prices = await publishSampleDraft(mara, marasDraft, rye.versionId, pricesOut.message);
  await ana.call("POST", `/pages/${pageId}/revert`, {
    versionId: rye.versionId,
    expectedPublishedVersion: prices.versionId,
  });
  const room = await revisePage(ana, rye, proofingRoom.revision, proofingRoom.message);
  await draftRevision(ana, room, fiftyLoaves);
  return revisePage(ben, room, coolerWater.revision, coolerWater.message);
}
