import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { enterAgain } from "../actors/enter-again.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { loseAnswer } from "../screens/lose-answer.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { typeAtEnd } from "../screens/type-at-end.ts";

scenario(
  "what is written without a connection is kept here, and sent when it is back",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const { pageId } = await makeDraft(owner, "On a train", "Before the tunnel.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await context.setOffline(true);
    await typeAtEnd(page, " In the tunnel.");
    await screen.says("Offline — kept on this device");
    await page.keyboard.type(" Still in it.");
    await screen.says("Offline — kept on this device");
    await context.setOffline(false);
    await screen.says("Saved");
    await expectStored(owner, pageId, "Before the tunnel. In the tunnel. Still in it.");
  },
);

/** Types where the caret is and reloads the page at once, while the browser is busy with other writes to the journal's database. */
async function typeAndReload(page: Page, words: string): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await page.evaluate(async (text) => {
    const opening = indexedDB.open("stemma-journal");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const other = opening.result.transaction("drafts", "readwrite");
    for (let key = 0; key < 200; key += 1)
      other.objectStore("drafts").put("y".repeat(500_000), key);
    other.commit();
    document.execCommand("insertText", false, text);
    await new Promise((resolve) => setTimeout(resolve, 0));
    window.location.reload();
  }, words);
  await reloaded;
}

scenario(
  "what was typed just before a reload is there again, also when the disk is slower than the reload",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_(FAILED|ABORTED) POST .*drafts\/save/);
    const { pageId } = await makeDraft(owner, "In haste", "Sent.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await context.route("**/rpc/drafts/save", (route) => route.abort("failed"));
    await typeAtEnd(page, "");
    await typeAndReload(page, " Just typed.");
    await expect(screen.body).toHaveText("Sent. Just typed.");
    await context.unroute("**/rpc/drafts/save");
    await screen.says("Saved");
    await expectStored(owner, pageId, "Sent. Just typed.");
  },
);

scenario(
  "closing a tab with unsent words warns, and another tab finds them and sends them",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_FAILED POST .*drafts\/save/);
    const { pageId } = await makeDraft(owner, "Closed in haste", "Sent.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await context.route("**/rpc/drafts/save", (route) => route.abort("failed"));
    await typeAtEnd(page, " Not sent.");
    await screen.says("Offline — kept on this device");
    const warning = page.waitForEvent("dialog");
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    const dialog = await warning;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await closed;
    await context.unroute("**/rpc/drafts/save");
    const later = await owner.openTab();
    await later.goto(`/page/${pageId}`);
    await expect(pageScreen(later).body).toHaveText("Sent. Not sent.");
    await expectStored(owner, pageId, "Sent. Not sent.");
    await pageScreen(later).says("Saved");
  },
);

scenario(
  "words that one person left unsent in a browser are neither shown nor sent to the next who signs in there",
  async ({ owner, enter }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_FAILED POST .*drafts\/save/);
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId } = await makePage(owner, "Shared", "Sent.");
    await owner.api.call("POST", `/pages/${pageId}/draft`, {});
    await member.api.call("POST", `/pages/${pageId}/draft`, {});
    await page.goto(`/page/${pageId}?edit=true`);
    await expect(pageScreen(page).body).toBeVisible();
    await context.route("**/rpc/drafts/save", (route) => route.abort("failed"));
    await typeAtEnd(page, " Not sent.");
    await pageScreen(page).says("Offline — kept on this device");
    page.on("dialog", (dialog) => void dialog.accept());
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    await context.unroute("**/rpc/drafts/save");
    const signInAs = ({ email, password }: Actor) =>
      owner.api.call("POST", "/auth/sign-in/email", { email, password });
    await signInAs(member);
    const next = await owner.openTab();
    await next.goto(`/page/${pageId}?edit=true`);
    await expect(pageScreen(next).body).toHaveText("Sent.");
    await typeAtEnd(next, " Hers.");
    await expectStored(member, pageId, "Sent. Hers.");
    await pageScreen(next).says("Saved");
    await next.close();
    await signInAs(owner);
    const later = await owner.openTab();
    await later.goto(`/page/${pageId}?edit=true`);
    await expect(pageScreen(later).body).toHaveText("Sent. Not sent.");
    await expectStored(owner, pageId, "Sent. Not sent.");
  },
);

scenario("closing a tab with everything sent warns of nothing", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "All sent", "");
  await page.goto(`/page/${pageId}`);
  await typeAtEnd(page, "All of it.");
  await expectStored(owner, pageId, "All of it.");
  await pageScreen(page).says("Saved");
  let warnings = 0;
  page.on("dialog", (dialog) => {
    warnings += 1;
    void dialog.accept();
  });
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(warnings).toBe(0);
});

scenario("a tab without unsent words shows what another tab saved", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "Two tabs", "Shared.");
  const other = await owner.openTab();
  for (const tab of [page, other]) {
    await tab.goto(`/page/${pageId}`);
    await expect(pageScreen(tab).body).toHaveText("Shared.");
  }
  await typeAtEnd(page, " From the first tab.");
  await expect(pageScreen(other).body).toHaveText("Shared. From the first tab.");
  await typeAtEnd(other, " And the second.");
  await expect(pageScreen(page).body).toHaveText("Shared. From the first tab. And the second.");
  await expectStored(owner, pageId, "Shared. From the first tab. And the second.");
});

// What each of the three choices keeps is in `draft-conflict.test.ts`.
scenario(
  "a draft written on two devices at once shows both, and after ‘Keep both’ both changes stand there once",
  async ({ owner, enterUnknown }) => {
    const { pageId } = await makeDraft(owner, "Two devices", "Shared.");
    const { page } = owner;
    const phone = await enterAgain(enterUnknown, owner);
    const screen = pageScreen(page);
    owner.complaints.allow(/409 POST .*drafts\/save|ERR_INTERNET_DISCONNECTED/);
    await page.goto(`/page/${pageId}`);
    await expect(screen.body).toHaveText("Shared.");
    await owner.context.setOffline(true);
    await typeAtEnd(page, " Mine.");
    await screen.says("Offline — kept on this device");
    await phone.page.goto(`/page/${pageId}`);
    await typeAtEnd(phone.page, " Theirs.");
    await expectStored(phone, pageId, "Shared. Theirs.");
    await owner.context.setOffline(false);
    const dialog = page.getByRole("dialog", {
      name: "This draft was also changed somewhere else",
    });
    await expect(dialog.getByRole("region", { name: "Yours, on this device" })).toContainText(
      "Shared. Mine.",
    );
    await expect(dialog.getByRole("region", { name: /^Saved somewhere else/ })).toContainText(
      "Shared. Theirs.",
    );
    await dialog.getByRole("button", { name: "Keep both" }).click();
    await expect(dialog).toBeHidden();
    await expect(screen.body).toHaveText("Shared. Theirs. Mine.");
    await screen.says("Saved");
    await page.reload();
    await expect(screen.body).toHaveText("Shared. Theirs. Mine.");
  },
);

scenario("a save whose answer was lost is sent again, and counted once", async ({ owner }) => {
  const { page } = owner;
  owner.complaints.allow(/ERR_FAILED POST .*drafts\/save/);
  const { pageId } = await makeDraft(owner, "Lost answer", "");
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  await expect(screen.body).toBeVisible();
  await loseAnswer(page, "**/rpc/drafts/save");
  // At once, so that it is one save.
  await screen.body.click();
  await page.keyboard.insertText("Once");
  await expectStored(owner, pageId, "Once");
  await screen.says("Saved");
  expect(await storedDraft(owner, pageId)).toMatchObject({ revision: 3 });
});

scenario("a session that ends while somebody writes loses nothing", async ({ owner }) => {
  const { page } = owner;
  owner.complaints.allow(/401 (GET|POST) /);
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}.`);
  const { pageId } = await makeDraft(owner, "Signed out", ...lines, "Before.");
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  await expect(screen.body).toBeVisible();
  // The words are typed before the session ends, and saved after it.
  const release = await holdCalls(page, "**/rpc/drafts/save");
  await typeAtEnd(page, " After.");
  await owner.api.call("POST", "/auth/sign-out", {});
  release();
  await screen.says("Signed out — kept on this device");
  // Whatever else is refused meanwhile leads away from no words.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("line");
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await screen.says("Signed out — kept on this device");
  const otherTab = owner.context.waitForEvent("page");
  // While nobody is signed in, the organization's button is a link to sign in.
  const link = page.getByRole("complementary").getByRole("link", { name: "Sign In", exact: true });
  // At the end of a long page, the notice is still in the viewport.
  const noticed = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await expect(noticed).toBeInViewport({ ratio: 1 });
  await link.click();
  const signIn = await otherTab;
  await signInScreen(signIn).signIn(owner);
  await expect(signIn.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
  // Focusing the tab is enough.
  await page.bringToFront();
  await screen.says("Saved");
  await expect(link).toBeHidden();
  await expectStored(owner, pageId, "Before. After.");
});

scenario(
  "words written into a draft that was deleted elsewhere go into a new draft",
  async ({ owner }) => {
    const { page } = owner;
    owner.complaints.allow(/404 POST .*drafts\/save/);
    const { pageId } = await makePage(owner, "Deleted elsewhere", "Published.");
    const { id } = await owner.api.call<{ id: string }>("POST", `/pages/${pageId}/draft`, {});
    await page.goto(`/page/${pageId}?edit=true`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    // The words are there before the draft is deleted: a tab without unsaved words leaves it.
    const release = await holdCalls(page, "**/rpc/drafts/save");
    await typeAtEnd(page, " And more.");
    await owner.api.call("DELETE", `/drafts/${id}`);
    release();
    await screen.says("This draft is gone — kept on this device");
    await page.getByRole("button", { name: "Put it into a new draft" }).click();
    await screen.says("Saved");
    await expect(screen.body).toHaveText("Published. And more.");
    await expectStored(owner, pageId, "Published. And more.");
  },
);

scenario("a draft published in one tab is read in the other", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "Published elsewhere", "Words");
  const other = await owner.openTab();
  for (const tab of [page, other]) {
    await tab.goto(`/page/${pageId}`);
    await expect(pageScreen(tab).body).toBeVisible();
  }
  await pageScreen(page).publish("From the first tab");
  await expect(pageScreen(other).toggle("Edit")).toBeVisible();
  await expect(pageScreen(other).reading).toHaveText("Words");
});
