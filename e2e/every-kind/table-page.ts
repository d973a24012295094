import sharp from "sharp";
import { sampleIds } from "@stemma/document/testing/every-kind/rows";
import { pageOfAll } from "@stemma/document/testing/every-kind/page-of-all";
import type { Actor } from "../actors/actor.ts";
import { makeSnippet } from "../actors/make-snippet.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";

/** A published page with the rows of every kind. */
export interface TablePage {
  readonly pageId: string;
  /** HTML or text with the ids of the samples in place of the real ones. */
  readonly asSample: (text: string) => string;
}

/** Publishes a page with the rows of every kind of the table. Its page link leads to 'The mill', its mention to the owner. */
export async function makeTablePage(owner: Actor): Promise<TablePage> {
  const { pageId: millId } = await makePage(owner, "The mill", "It grinds.");
  const { pageId, draftId } = await makeDraft(owner, "Every kind", "");
  const { user } = await owner.api.call<{ user: { id: string } }>("GET", "/account");
  const picture = await sharp({
    create: { width: 1200, height: 300, channels: 3, background: "#c9b48a" },
  })
    .png()
    .toBuffer();
  const ids: Record<keyof typeof sampleIds, string> = {
    page: millId,
    person: user.id,
    snippet: await makeSnippet(owner, "Opening hours", "We open at eight."),
    picture: await upload(owner, draftId, picture),
    file: await upload(owner, draftId, Buffer.alloc(2000, "%PDF-1.7 ")),
  };
  const revision = await saveDraft(
    owner.api,
    { id: draftId, revision: 2 },
    { pageTitle: "Every kind", body: pageOfAll(ids) },
  );
  await publishDraft(owner.api, draftId, {
    revision,
    expected: null,
    subjectLine: "One of each",
  });
  const names = Object.keys(sampleIds) as (keyof typeof sampleIds)[];
  const asSample = (text: string) =>
    names.reduce((sample, name) => sample.replaceAll(ids[name], sampleIds[name]), text);
  return { pageId, asSample };
}

/** Uploads a file for a draft; returns its id. */
async function upload(owner: Actor, draftId: string, bytes: Buffer): Promise<string> {
  const { fileId } = await owner.api.call<{ fileId: string }>(
    "POST",
    `/files?draftId=${draftId}`,
    bytes,
  );
  return fileId;
}
