import type { Locator, Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { enterAgain } from "../actors/enter-again.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage, saveDraft } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible } from "../screens/expect-accessible.ts";
import { delayAnswer, loseAnswer } from "../screens/lose-answer.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { staysLoaded } from "../screens/stays-loaded.ts";
import { laidOut } from "../screens/laid-out.ts";

const paragraphs = (last: string) =>
  Object.fromEntries([
    ...Array.from({ length: 60 }, (_each, at) => [`p${at}`, `Paragraph ${at}.`]),
    ["last", last],
  ]);

scenario(
  "a version that is published while somebody reads is offered, moves nothing, and is shown when they want it",
  async ({ owner, enter }) => {
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const rita = await enterAsMember({ owner, enter }, "Rita Reader");
    const { pageId } = await makePage(owner, "The bread day", "One.");
    await publishVersion(owner, pageId, { subjectLine: "Long" }, paragraphs("Old end."));
    const reading = pageScreen(rita.page).reading;
    await rita.page.goto(`/page/${pageId}`);
    await expect(pageScreen(rita.page).toggle("Edit")).toBeVisible();
    await mara.page.goto("/");
    const isLoaded = await staysLoaded(rita.page, mara.page);
    await reading.getByText("Paragraph 30.").scrollIntoViewIfNeeded();
    const placeOf = () => reading.getByText("Paragraph 30.").boundingBox();
    await laidOut(rita.page);
    const before = await placeOf();
    const atTop = await rita.openTab();
    await atTop.goto(`/page/${pageId}`);
    await expect(pageScreen(atTop).toggle("Edit")).toBeVisible();
    const titleOf = () => pageScreen(atTop).heading.boundingBox();
    await laidOut(atTop);
    const titleBefore = await titleOf();
    const version = { subjectLine: "New", pageTitle: "The baking day" };
    await publishVersion(mara, pageId, version, paragraphs("New end."));
    await expect(rita.page.getByText("A new version was published by Mara Member.")).toBeVisible();
    await expect(reading).toContainText("Old end.");
    expect(await placeOf()).toEqual(before);
    await expect(atTop.getByText("A new version was published by Mara Member.")).toBeVisible();
    expect(await titleOf()).toEqual(titleBefore);
    await expect(rita.page.getByRole("link", { name: "The baking day" })).toBeVisible();
    await rita.page.getByRole("button", { name: "Show it" }).click();
    await expect(reading).toContainText("New end.");
    await expect(pageScreen(rita.page).heading).toHaveText("The baking day");
    await expect(rita.page.getByText(/A new version was published/)).toBeHidden();
    await expectAccessible(atTop, "a page with a newer version");
    expect(await placeOf()).toEqual(before);
    await isLoaded();
  },
);

scenario(
  "a page that is deleted says so to who reads it, also when it is restored, and so do lists",
  async ({ owner, enter }) => {
    const reader = await enterAsMember({ owner, enter }, "Rita Reader");
    const { pageId, versionId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await reader.page.goto(`/page/${pageId}`);
    const lists = await reader.openTab();
    await lists.goto(`/workspace/${workspaceId}`);
    const isLoaded = await staysLoaded(reader.page, lists);
    const listed = lists.getByRole("main").getByRole("link", { name: /Deleted.*Tides/ });
    await owner.api.call("DELETE", `/pages/${pageId}`, { expectedPublishedVersion: versionId });
    await expect(reader.page.getByText("Deleted Page", { exact: true })).toBeVisible();
    await expect(pageScreen(reader.page).reading).toHaveText("High at noon.");
    await expect(listed).toBeVisible();
    await owner.api.call("POST", `/pages/${pageId}/restore`, {});
    await expect(reader.page.getByText("Deleted Page", { exact: true })).toBeHidden();
    await expect(listed).toBeHidden();
    await isLoaded();
  },
);

scenario(
  "a draft that its writer changes on another device changes here too, in the list as on the page",
  async ({ owner, enterUnknown }) => {
    const device = await enterAgain(enterUnknown, owner);
    const { pageId } = await makePage(owner, "Notes", "One.");
    const draft = await owner.api.call<{ id: string }>("POST", `/pages/${pageId}/draft`, {});
    const [page, list] = [owner.page, await owner.openTab()];
    await page.goto(`/page/${pageId}?edit=true`);
    await list.goto("/drafts");
    const isLoaded = await staysLoaded(page, list);
    await expect(pageScreen(page).body).toHaveText("One.");
    await saveDraft(device, draft.id, 1, "Notes on tides", "One. Two.");
    await expect(pageScreen(page).body).toHaveText("One. Two.");
    await expect(pageScreen(page).title).toHaveValue("Notes on tides");
    await expect(list.getByRole("link", { name: /Notes on tides/ }).first()).toBeVisible();
    await device.api.call("DELETE", `/drafts/${draft.id}`);
    await expect(pageScreen(page).toggle("Edit")).toBeVisible();
    await expect(page.getByText("You deleted this draft in another tab")).toBeVisible();
    await expect(list.getByRole("main").getByRole("link", { name: /Notes on tides/ })).toBeHidden();
    await isLoaded();
  },
);

scenario(
  "a writer whose draft is published from another device is told so, and not of what they publish here",
  async ({ owner, enterUnknown }) => {
    const device = await enterAgain(enterUnknown, owner);
    const { pageId } = await makePage(owner, "Notes", "One.");
    const { page } = owner;
    const screen = pageScreen(page);
    const told = page.getByText("in another tab or on another device");
    await page.goto(`/page/${pageId}`);
    await screen.toggle("Edit").click();
    await expect(screen.body).toHaveText("One.");
    await publishVersion(device, pageId, { subjectLine: "Second" }, { a: "One. Two." });
    await expect(told).toContainText("You published this draft");
    await expect(told).toContainText("as “Second”.");
    await expect(screen.reading).toHaveText("One. Two.");
    await screen.toggle("Edit").click();
    await expect(screen.body).toHaveText("One. Two.");
    await expect(told).toBeHidden();
    await screen.publish("Third");
    await expect(page.getByText("Third", { exact: true })).toBeVisible();
    await expect(told).toBeHidden();
  },
);

/** The ways in which a writer ends their own draft. */
const endings: readonly {
  readonly of: string;
  readonly procedure: string;
  /** What stays on screen until the answer. */
  readonly busy: (page: Page) => Locator;
  readonly end: (page: Page) => Promise<void>;
  /** What is there afterwards. */
  readonly shown: (page: Page) => Locator;
}[] = [
  {
    of: "deletion of a draft",
    procedure: "drafts/delete",
    busy: (page) => page.getByText("Deleting draft…"),
    end: async (page) => {
      const dialog = await openPageModal(page, "Delete draft");
      await dialog.getByRole("button", { name: "DELETE" }).click();
    },
    shown: (page) => page.getByText("First version", { exact: true }),
  },
  {
    of: "publishing",
    procedure: "drafts/publish",
    busy: (page) => pageScreen(page).publishDialog,
    end: (page) => pageScreen(page).publish("Second"),
    shown: (page) => page.getByText("Second", { exact: true }),
  },
];

for (const { of, procedure, busy, end, shown } of endings) {
  for (const isLost of [false, true]) {
    const answer = isLost ? "whose answer is lost" : "whose answer comes late";
    scenario(`a writer is not told of their own ${of} ${answer}`, async ({ owner }) => {
      const { pageId } = await makePage(owner, "Notes", "One.");
      await owner.api.call("POST", `/pages/${pageId}/draft`, {});
      const { page } = owner;
      const screen = pageScreen(page);
      if (isLost) owner.complaints.allow(/ERR_FAILED/);
      await page.goto(`/page/${pageId}?edit=true`);
      await expect(screen.body).toHaveText("One.");
      let isAnswered = false;
      await (isLost ? loseAnswer : delayAnswer)(page, `**/rpc/${procedure}`, async () => {
        await makeTabReadAgain(owner, pageId);
        await expect(busy(page)).toBeVisible();
        await expect(page.getByText("somewhere else")).toHaveCount(0);
        isAnswered = true;
      });
      await end(page);
      await expect(screen.toggle("Edit")).toBeVisible();
      await expect(shown(page)).toBeVisible();
      expect(isAnswered).toBe(true);
      await expect(page).toHaveURL(new RegExp(`/page/${pageId}$`));
      await expect(page.getByText("in another tab or on another device")).toHaveCount(0);
    });
  }
}

/**
 * Moves the page from elsewhere: the tab reads it again, and finds its draft gone. A tab ignores the news of its own
 * changes, so nothing else makes it read at a certain time.
 */
async function makeTabReadAgain({ api, page }: Actor, pageId: string): Promise<void> {
  const { draft } = await api.call<{ draft: object | null }>("GET", `/pages/${pageId}`);
  expect(draft).toBeNull();
  const made = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
    workspaceName: "Quay",
  });
  await api.call("POST", `/pages/${pageId}/move`, { workspaceId: made.workspaceId });
  // The sidebar names the workspace sooner than the page does.
  await expect(page.locator(".topbar-path")).toContainText("Quay");
}

scenario(
  "words that are not sent yet meet a change of another device as a conflict, and none is lost",
  async ({ owner, enterUnknown }) => {
    const device = await enterAgain(enterUnknown, owner);
    const { pageId } = await makePage(owner, "Notes", "One.");
    const draft = await owner.api.call<{ id: string }>("POST", `/pages/${pageId}/draft`, {});
    const { page } = owner;
    const screen = pageScreen(page);
    await page.goto(`/page/${pageId}?edit=true`);
    await page.route("**/rpc/drafts/save", (route) => route.abort());
    owner.complaints.allow(/drafts\/save/);
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Mine.");
    await screen.says("Offline — kept on this device");
    await saveDraft(device, draft.id, 1, "Notes", "One. Theirs.");
    await page.unroute("**/rpc/drafts/save");
    const dialog = page.getByRole("dialog", { name: /changed somewhere else/i });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Theirs.");
    await expect(dialog).toContainText("Mine.");
  },
);
