import type { Page } from "@playwright/test";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { storedDraft } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { loseAnswer } from "../screens/lose-answer.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { laidOut } from "../screens/laid-out.ts";

scenario(
  "Control and Enter publishes; the title then has the focus, and a toast leads to the changes",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    const publish = async (time: string, field: "Subject line" | "Body") => {
      await screen.body.click();
      await page.keyboard.press("Control+a");
      await page.keyboard.type(`Feed it at ${time}.`);
      await screen.publishButton.click();
      await screen.publishDialog.getByLabel("Subject line").fill(`At ${time}`);
      await screen.publishDialog.getByLabel(field).press("Control+Enter");
      await expect(screen.reading).toHaveText(`Feed it at ${time}.`);
      await expect(screen.heading).toBeFocused();
    };
    const toasts = page.getByRole("region", { name: "Confirmations" });
    await screen.toggle("Edit").click();
    await publish("seven", "Subject line");
    // A toast stays while it has the focus.
    await page.keyboard.press("F6");
    await expect(toasts).toBeFocused();
    await expect(toasts).toContainText("Published·View changes");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toasts.getByRole("link")).toBeHidden();
    await expect(screen.heading).toBeFocused();
    await screen.toggle("Edit").click();
    await publish("eight", "Body");
    await toasts.getByRole("link", { name: "View changes" }).click();
    await expect(page.getByText("1 change", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("seven");
    await expect(toasts.getByText("Published")).toBeHidden();
  },
);

scenario(
  "who publishes a page that was deleted meanwhile is told that the draft is kept, and publishes once it is restored",
  async ({ owner }) => {
    const { page, api } = owner;
    owner.complaints.allow(/409 POST .*drafts\/publish/);
    const { pageId, versionId } = await makePage(owner, "The bread day", "Feed it at six.");
    await api.call("POST", `/pages/${pageId}/draft`, {});
    await page.goto(`/page/${pageId}?edit=true`);
    const screen = pageScreen(page);
    await screen.publishButton.click();
    await screen.publishDialog.getByLabel("Subject line").fill("At seven");
    await api.call("DELETE", `/pages/${pageId}`, { expectedPublishedVersion: versionId });
    const publish = screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true });
    await publish.click();
    await expect(screen.publishDialog.getByRole("alert")).toContainText(
      "This page was deleted meanwhile, so nothing is published. Your draft is kept",
    );
    await api.call("POST", `/pages/${pageId}/restore`, {});
    await publish.click();
    await expect(screen.publishDialog).toBeHidden();
    await expect(screen.toggle("Edit")).toBeVisible();
  },
);

scenario(
  "a message is still there after Escape, a press beside the dialog and a reload, until it is published",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makeDraft(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    const subject = screen.publishDialog.getByLabel("Subject line");
    const body = screen.publishDialog.getByLabel("Body");
    await screen.publishButton.click();
    await subject.fill("Prices 2027");
    await page.keyboard.press("Escape");
    await expect(screen.publishDialog).toBeHidden();
    await screen.publishButton.click();
    await expect(subject).toHaveValue("Prices 2027");
    await body.fill("The mill asks for more.");
    await page.mouse.click(20, 880);
    await expect(screen.publishDialog).toBeHidden();
    await page.reload();
    await screen.publishButton.click();
    await expect(subject).toHaveValue("Prices 2027");
    await expect(body).toHaveValue("The mill asks for more.");
    await screen.publishDialog.getByRole("button", { name: /^PUBLISH/ }).click();
    await expect(screen.reading).toHaveText("Feed it at six.");
    await screen.toggle("Edit").click();
    await screen.body.click();
    await page.keyboard.type("Now: ");
    await screen.publishButton.click();
    await expect(subject).toHaveValue("");
    await expect(body).toHaveValue("");
  },
);

scenario("a page published from its end is read where it was edited", async ({ owner }) => {
  const { page } = owner;
  const lines = Array.from({ length: 80 }, (_, index) => `Line ${index}.`);
  const { pageId } = await makePage(owner, "The bread day", ...lines);
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  await screen.toggle("Edit").click();
  await screen.body.getByText("Line 70.").click();
  await page.keyboard.type("Nearly the end. ");
  const place = () => topOfRow(page, "Line 75.");
  await laidOut(page);
  const before = await place();
  await screen.publish("With an end");
  await expect(screen.heading).toBeFocused();
  await expect.poll(place).toBeCloseTo(before, 0);
  await expect(page.getByRole("region", { name: "Confirmations" })).toContainText("Published");
  await expect(page.getByText("in another tab or on another device")).toHaveCount(0);
});

scenario("a draft is left at the row that is on screen", async ({ owner }) => {
  const { page } = owner;
  const lines = Array.from({ length: 80 }, (_, index) => `Line ${index}.`);
  const { pageId } = await makePage(owner, "The bread day", ...lines);
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  await screen.toggle("Edit").click();
  await screen.body.getByText("Line 40.").click();
  const place = () => topOfRow(page, "Line 42.");
  await laidOut(page);
  const before = await place();
  await screen.toggle("Editing").click();
  await expect(screen.reading).toBeVisible();
  await expect(screen.heading).toBeFocused();
  await expect.poll(place).toBeCloseTo(before, 0);
});

scenario(
  "publishing takes the last words along, even those that no autosave has sent",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makeDraft(owner, "In haste", "");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await screen.body.click();
    await page.clock.install();
    await page.keyboard.type("Typed a moment ago");
    await page.clock.resume();
    await screen.publish("In haste");
    await expect(screen.reading).toHaveText("Typed a moment ago");
  },
);

scenario(
  "a publish that does not reach the server changes nothing, says so, and works when tried again",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const { pageId } = await makeDraft(owner, "Cut off", "Words");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await screen.publishButton.click();
    const dialog = screen.publishDialog;
    await dialog.getByLabel("Subject line").fill("At last");
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("The server can't be reached.");
    await context.setOffline(false);
    expect(await storedDraft(owner, pageId)).not.toBeNull();
    await expect(dialog.getByLabel("Subject line")).toHaveValue("At last");
    await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
    await expect(screen.reading).toHaveText("Words");
  },
);

scenario("a publish whose answer was lost is not published twice", async ({ owner }) => {
  const { page } = owner;
  owner.complaints.allow(/ERR_FAILED POST .*drafts\/publish/);
  const { pageId } = await makeDraft(owner, "Lost answer", "Words");
  // A live event would show the published version: this tab receives none.
  await page.routeWebSocket("**/live", () => undefined);
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  await expect(screen.body).toBeVisible();
  await loseAnswer(page, "**/rpc/drafts/publish");
  await screen.publishButton.click();
  const dialog = screen.publishDialog;
  await dialog.getByLabel("Subject line").fill("Once");
  await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("publishing again changes nothing");
  await dialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
  await expect(screen.reading).toHaveText("Words");
  const { items } = await owner.api.call<{ items: object[] }>("GET", `/pages/${pageId}/versions`);
  expect(items).toHaveLength(1);
});

/** Where a row of the text begins in the window. Its words begin lower in the editor, which has an element for them. */
async function topOfRow(page: Page, text: string): Promise<number> {
  const row = page.locator("main .page-body > *", { hasText: text });
  const box = await row.boundingBox();
  if (box === null) throw new Error(`The row '${text}' is not drawn.`);
  return box.y;
}
