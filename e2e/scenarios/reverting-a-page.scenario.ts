import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeHistory } from "../actors/make-history.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { holdUndo } from "../screens/hold-undo.ts";

scenario(
  "a revert is shown to others with its author and time, and no version is lost",
  async ({ owner, enter }) => {
    const { page } = owner;
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId, address, first } = await makeHistory(owner);
    const theirs = pageScreen(member.page);
    await member.page.goto(address);
    await expect(theirs.reading).toHaveText(/Mix at six\./);

    await page.goto(address);
    const history = await openHistory(page);
    const { question, yes } = await history.askToRevert("First loaf");
    await expect(question).toContainText(
      "The page shows this version again. Later versions stay in the history; drafts stay as they are.",
    );
    await yes.click();
    await expect(history.dialog).toBeHidden();
    await expect(pageScreen(page).reading).toHaveText(/Mix at four\./);

    await member.page.reload();
    await expect(theirs.reading).toHaveText(/Mix at four\./);
    const seen = await openHistory(member.page);
    await expect(seen.nodes).toHaveCount(3);
    await expect(seen.node("First loaf")).toHaveAccessibleName(/, the published version, /);
    await expect(seen.panel("First loaf")).toContainText(
      /Olga Owner reverted to this · (just now|.+ ago)/,
    );
    await seen.showChain();
    await expect(seen.dialog).toContainText(
      /Olga Owner reverted to “First loaf” · (just now|.+ ago)/,
    );
    const { page: stored } = await owner.api.call<{ page: { publishedVersion: string } }>(
      "GET",
      `/pages/${pageId}`,
    );
    expect(stored.publishedVersion).toBe(first);
  },
);

scenario("a revert is undone, or the page says why not", async ({ owner }) => {
  const { page } = owner;
  owner.complaints.allow(/409 POST .*versions\/revert/);
  const { pageId, address } = await makeHistory(owner);
  await page.goto(address);
  const revert = async () => {
    const { yes } = await (await openHistory(page)).askToRevert("First loaf");
    await yes.click();
    const undo = await holdUndo(page);
    await expect(pageScreen(page).reading).toHaveText(/Mix at four\./);
    return undo;
  };
  await (await revert()).click();
  await expect(page.getByText("Revert undone")).toBeVisible();
  await expect(pageScreen(page).reading).toHaveText(/Mix at six\./);
  const undo = await revert();
  await publishVersion(owner, pageId, { subjectLine: "Noon" }, { a: "Mix at noon." });
  await undo.click();
  await expect(page.getByRole("alert")).toContainText("The revert was not undone.");
});

scenario(
  "a revert is refused when somebody published meanwhile, until the reverter has seen it",
  async ({ owner, enter }) => {
    const { page } = owner;
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId, address } = await makeHistory(owner);
    await page.goto(address);
    const history = await openHistory(page);
    const { question, yes } = await history.askToRevert("First loaf");
    await publishVersion(member, pageId, { subjectLine: "Mara's loaf" }, { a: "Mix at noon." });
    owner.complaints.allow(/409 POST .*versions\/revert/);
    await yes.click();
    await expect(question.getByRole("alert")).toContainText(
      "Another version was published meanwhile, so nothing was reverted.",
    );
    await expect(yes).toBeDisabled();
    await question.getByRole("button", { name: "Refresh" }).click();
    await expect(question.getByRole("alert")).toBeHidden();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(history.node("Mara's loaf")).toHaveAccessibleName(/, the published version, /);
    await (await history.askToRevert("First loaf")).yes.click();
    await expect(history.dialog).toBeHidden();
    await expect(pageScreen(page).reading).toHaveText(/Mix at four\./);
  },
);
