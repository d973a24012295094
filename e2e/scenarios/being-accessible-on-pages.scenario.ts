import { makeHistory } from "../actors/make-history.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { makeStaleDraft } from "../actors/stale-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { draftUpdate } from "../screens/draft-update.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

const second = { a: "Feed it at six.", b: "Mix at five.", c: "Bake it." };
const texts = {
  first: { ...second, b: "Mix at four.", d: "Sweep." },
  second,
  draft: { ...second, b: "Mix at noon." },
};

scenario(
  "axe finds nothing on the history, its chain and the question before a revert",
  async ({ enter }) => {
    const person = await enter("Ana");
    const { page } = person;
    const { pageId } = await makeStaleDraft(person, texts);
    await page.goto(`/page/${pageId}`);
    const history = await openHistory(page);
    await expect(history.panel("First version")).toContainText("Sweep.");
    await expectAccessibleAtAllWidths(page, "the tree");
    await history.node("Your draft").click();
    await expect(history.button("Continue writing")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the draft in the tree");
    await history.showChain();
    await expect(history.rows.first()).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the chain");
    await history.dialog.getByRole("button", { name: "Show the branch of" }).click();
    await history.button("Revert to this").click();
    const question = page.getByRole("dialog", { name: "Revert to “Second version”?" });
    await expect(question).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the question before a revert");
  },
);

scenario("axe finds nothing on the versions to compare with", async ({ owner }) => {
  const { page } = owner;
  await page.goto((await makeHistory(owner)).address);
  const history = await openHistory(page);
  await expect(history.panel("Third loaf")).toBeVisible();
  await history.button("Compare").click();
  await expect(page.getByRole("option")).toHaveCount(2);
  await expectAccessibleAtAllWidths(page, "the versions to compare with");
});

scenario("axe finds nothing on a comparison, drawn and as text", async ({ enter }) => {
  const person = await enter("Ana");
  const { page } = person;
  const made = await makeStaleDraft(person, texts);
  await page.goto(`/page/${made.pageId}?compareTo=${made.second}`);
  await expect(page.getByText("2 changes", { exact: true })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByText("Change 1 of 2", { exact: true })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a comparison");
  await page.getByRole("button", { name: "Read as text" }).click();
  await expectAccessibleAtAllWidths(page, "a comparison as text");
});

scenario("axe finds nothing on the authors of a page", async ({ owner, enter }) => {
  const { member, page, pageId } = await sharePage({ owner, enter }, texts.first);
  await publishVersion(member, pageId, { subjectLine: "Second" }, texts.second);
  await page.goto(`/page/${pageId}`);
  await choosePageMenu(page, "Show authors");
  await expect(pageScreen(page).authors.getByRole("listitem")).toHaveCount(2);
  await expectAccessibleAtAllWidths(page, "the authors of a page");
});

scenario(
  "axe finds nothing on a page that changed since it was read, its changes, and Home with them",
  async ({ owner, enter }) => {
    const {
      member,
      page,
      pageId,
      versionId: shownVersion,
    } = await sharePage({ owner, enter }, texts.first);
    await member.api.call("POST", "/recents", { type: "page", id: pageId, shownVersion });
    await publishVersion(owner, pageId, { subjectLine: "Second" }, texts.second);
    await page.goto("/");
    const changed = page.getByRole("region", { name: "Changed since you read" });
    await expect(changed).toBeVisible();
    await expectAccessibleAtAllWidths(page, "Home with a changed page");
    await changed.getByRole("link").click();
    await page.getByRole("button", { name: "Show changes" }).click();
    await expect(page.getByText("2 changes", { exact: true })).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.getByText("Change 1 of 2", { exact: true })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the changes of a page");
  },
);

scenario(
  "axe finds nothing on a stale draft, its update and the question before it is published",
  async ({ enter }) => {
    const person = await enter("Ana");
    const { page } = person;
    const { pageId } = await makeStaleDraft(person, texts);
    await page.goto(`/page/${pageId}?edit=true`);
    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "reverted the page to" }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a stale draft");
    await screen.publishButton.click();
    await expect(page.getByRole("button", { name: "Publish as a branch" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the question before a stale draft is published");
    await page.getByRole("button", { name: "Update draft first" }).click();
    await expect(draftUpdate(page).yours).toBeVisible();
    await expectAccessibleAtAllWidths(page, "an update");
    await page.keyboard.press("b");
    await page.keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "Your own text" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "own words in an update");
    await page.getByRole("button", { name: "More choices" }).click();
    await expect(page.getByRole("menuitem", { name: "Later" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the other choices of an update");
    await page.getByRole("menuitem", { name: "Later" }).click();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "an update left for later");
  },
);
