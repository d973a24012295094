import { expect } from "@playwright/test";
import { bodyToHtml } from "@stemma/document/body-to-html";
import type { PageBody } from "@stemma/document/format";
import { allKinds } from "@stemma/document/testing/every-kind/every-kind";
import { partsOfAll } from "@stemma/document/testing/every-kind/page-of-all";
import { bareHtml } from "@stemma/document/testing/every-kind/rows";
import { makeDraft } from "../actors/make-page.ts";
import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { copied } from "../screens/copied.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";
import type { Holds, Screens } from "./screens.ts";

/** Selects the whole text in the editor and copies it. */
async function copyAll({ owner: { page }, pageId }: Screens) {
  const { toggle, body } = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await toggle("Edit").click();
  await expect(body.locator(".formula")).toBeVisible();
  await expect(body.locator(".page-link")).toHaveText("The mill");
  await body.getByText("First.").first().click();
  await page.keyboard.press("ControlOrMeta+a");
  return copied(page);
}

/** The HTML without styles and without the elements that only carry them, with addresses on this server. */
function plain(html: string): string {
  return html
    .replaceAll(/ style="[^"]*"/g, "")
    .replaceAll(/<span>([^<]*)<\/span>/g, "$1")
    .replaceAll(/http:\/\/localhost:\d+\//g, "/");
}

const first = /<p>First\.<\/p>/;
const last = /<p>Last\.<\/p>/;

/** Copies everything, and pastes it into another page of the same person. */
export async function checkCopies(screens: Screens): Promise<Holds> {
  const { owner, asSample } = screens;
  const { html, text } = await copyAll(screens);
  const parts = partsOfAll(asSample(plain(html)), first, last);
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "A copy", "");
  const { body, says } = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await body.click();
  await paste(body, { html, text });
  await expect(body.getByText("Last.")).toHaveCount(allKinds.length);
  await expectStored(owner, pageId, "Last.");
  await says("Saved");
  const draft = await storedDraft(owner, pageId);
  const stored = bodyToHtml(draft?.serializedEditorState as PageBody);
  const pasted = partsOfAll(asSample(bareHtml(stored)), first, last);
  return async ({ copyOut, server }, kind) => {
    const at = allKinds.indexOf(kind);
    expect.soft(parts[at]).toBe(copyOut);
    expect.soft(pasted[at]).toBe(server);
  };
}

export async function checkPlainText(screens: Screens): Promise<Holds> {
  const { text } = await copyAll(screens);
  const parts = partsOfAll(`${text}\n`, /(?<=^|\n)First\.\n/, /\nLast\.\n/);
  return async ({ plainText }, kind) => {
    expect.soft(parts[allKinds.indexOf(kind)]).toBe(plainText);
  };
}
