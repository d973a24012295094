import type { Locator, Page } from "@playwright/test";
import { makeEmptyPage } from "../actors/make-empty-page.ts";
import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";

const first = { a: "Feed it at six.", b: "Mix at four.", c: "Bake it." };
const prices = { ...first, a: "Feed it at noon.", n: "It costs 20 francs." };

async function undo(
  { node, panel, button }: Awaited<ReturnType<typeof openHistory>>,
  subject: string,
): Promise<void> {
  await node(subject).click();
  // The buttons belong to the version that the panel shows.
  await expect(panel(subject)).toBeVisible();
  await button("Undo this version").click();
}

/** Starts an undo that takes long, and cancels it with Escape. */
async function cancelUndo(page: Page, start: () => Promise<void>): Promise<void> {
  const busy = page.getByRole("dialog", { name: "Undoing version…" });
  const merges = /plan\.worker/;
  await page.route(merges, () => undefined);
  await start();
  await expect(busy).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(busy).toBeHidden();
  await page.unroute(merges);
}

/** Opens the list of versions to compare the newest one with, and returns the entry that Enter chooses. */
async function openComparing(page: Page, subject: string): Promise<Locator> {
  const history = await openHistory(page);
  await expect(history.panel(subject)).toBeVisible();
  await history.button("Compare").click();
  await expect(page.getByRole("combobox", { name: "Compare with…" })).toBeFocused();
  return page.locator("[role=option][data-highlighted]");
}

scenario(
  "somebody undoes one version of another and publishes it; what came later stays",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await sharePage({ owner, enter }, first, "First loaf");
    const screen = pageScreen(page);
    await publishVersion(owner, pageId, { subjectLine: "Prices 2027" }, prices);
    await publishVersion(owner, pageId, { subjectLine: "Mix" }, { ...prices, b: "Mix at five." });
    await page.goto(`/page/${pageId}`);
    const history = await openHistory(page);
    await history.node("First loaf").click();
    await expect(history.panel("First loaf")).toBeVisible();
    await expect(history.button("Undo this version")).toBeHidden();
    await cancelUndo(page, () => undo(history, "Prices 2027"));
    expect(await member.api.call("GET", `/pages/${pageId}`)).toMatchObject({ draft: null });
    await undo(await openHistory(page), "Prices 2027");
    await expect(
      page.getByText("“Prices 2027” is undone in your draft, with 2 changes."),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?edit=true$/);
    await expect(screen.body.locator("p")).toHaveText([
      "Feed it at six.",
      "Mix at five.",
      "Bake it.",
    ]);
    await screen.says("Saved");
    await page.reload();
    await screen.publishButton.click();
    const subject = screen.publishDialog.getByLabel("Subject line");
    await expect(subject).toHaveValue(/^Undo 'Prices 2027' of \w{3} \d+, \d{4}$/);
    await screen.publishDialog.getByRole("button", { name: "PUBLISH" }).click();
    await expect(screen.reading).toHaveText(/Feed it at six\.\s*Mix at five\.\s*Bake it\./);
    const again = await openHistory(page);
    await expect(again.nodes).toHaveCount(4);
    await undo(again, "Prices 2027");
    await expect(
      page.getByText("the page has none of the changes of “Prices 2027” any more"),
    ).toBeVisible();
    expect(await member.api.call("GET", `/pages/${pageId}`)).toMatchObject({ draft: null });
    await page.keyboard.press("Escape");
    await screen.toggle("Edit").click();
    await screen.says("Saved");
    await undo(await openHistory(page), "Prices 2027");
    await expect(
      page.getByText("your draft has none of the changes of “Prices 2027”"),
    ).toBeVisible();
    await expect(screen.body).toContainText("Mix at five.");
  },
);

scenario("where later words touch the undone ones, the writer chooses", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const pageId = await makeEmptyPage(owner);
  await publishVersion(owner, pageId, { subjectLine: "First loaf" }, first);
  await publishVersion(owner, pageId, { subjectLine: "Prices 2027" }, prices);
  const later = { ...prices, a: "Feed it at one." };
  await publishVersion(owner, pageId, { subjectLine: "Later" }, later);
  await page.goto(`/page/${pageId}`);
  const history = await openHistory(page);
  await undo(history, "Prices 2027");
  const without = page.getByRole("region", { name: "Without “Prices 2027”" });
  await expect(without).toContainText("The undo changed “noon”.");
  await expect(page.getByRole("region", { name: "As it is now" })).toContainText(
    "Later changes changed “noon”.",
  );
  await page.reload();
  await expect(page.getByText("Undo in progress: 0 of 1 conflicts resolved")).toBeVisible();
  await expect(screen.body).toContainText("Feed it at one.");
  await page.getByRole("button", { name: "Continue" }).click();
  await without.getByRole("button", { name: "Undo here" }).click();
  await page.getByRole("button", { name: "Undo version" }).click();
  await expect(screen.body.locator("p")).toHaveText([
    "Feed it at six.",
    "Mix at four.",
    "Bake it.",
  ]);
  await screen.says("Saved");
  await page.getByRole("button", { name: "Take the undo back" }).click();
  await expect(screen.body).toContainText("Feed it at one.");
  await expect(screen.body).toContainText("It costs 20 francs.");
});

scenario(
  "any earlier version is found by its words to compare with",
  async ({ owner: { page }, owner }) => {
    const pageId = await makeEmptyPage(owner);
    await publishVersion(owner, pageId, { subjectLine: "First loaf" }, first);
    for (const subjectLine of ["Second", "Third", "Fourth"]) {
      await publishVersion(owner, pageId, { subjectLine }, { ...first, n: subjectLine });
    }
    await publishVersion(owner, pageId, { subjectLine: "Prices 2027" }, prices);
    await page.goto(`/page/${pageId}`);
    const chosen = await openComparing(page, "Prices 2027");
    await expect(page.getByRole("option")).toHaveText([
      /^With the previous version, “Fourth”, Olga Owner, /,
      /^“Third”, Olga Owner, /,
      /^“Second”, Olga Owner, /,
      /^“First loaf”, Olga Owner, /,
    ]);
    await page.keyboard.type("loaf");
    await expect(page.getByRole("option")).toHaveCount(1);
    await expect(chosen).toContainText("First loaf");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/compareTo=/);
    await expect(page.getByText("2 changes", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo this version" })).toBeHidden();
  },
);

scenario(
  "a version that is compared with its parent is undone from the comparison",
  async ({ owner: { page }, owner }) => {
    const pageId = await makeEmptyPage(owner);
    await publishVersion(owner, pageId, { subjectLine: "First loaf" }, first);
    await publishVersion(owner, pageId, { subjectLine: "Fourth" }, { ...first, n: "Fourth" });
    await publishVersion(owner, pageId, { subjectLine: "Prices 2027" }, prices);
    await page.goto(`/page/${pageId}`);
    const chosen = await openComparing(page, "Prices 2027");
    await page.keyboard.type("previous");
    await expect(chosen).toHaveText(/^With the previous version, “Fourth”, Olga Owner, /);
    await page.keyboard.press("Enter");
    const undoButton = page.getByRole("button", { name: "Undo this version" });
    await cancelUndo(page, () => undoButton.click());
    expect(await owner.api.call("GET", `/pages/${pageId}`)).toMatchObject({ draft: null });
    await undoButton.click();
    await expect(page.getByText("“Prices 2027” is undone in your draft")).toBeVisible();
    await expect(pageScreen(page).body.locator("p")).toHaveText([
      "Feed it at six.",
      "Mix at four.",
      "Bake it.",
      "Fourth",
    ]);
  },
);

scenario(
  "versions are undone one after the other from the history over the open draft, and by no link",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await sharePage({ owner, enter }, first, "First loaf");
    const { body } = pageScreen(page);
    const pricesId = await publishVersion(owner, pageId, { subjectLine: "Prices 2027" }, prices);
    const mixed = { ...prices, b: "Mix at five." };
    await publishVersion(owner, pageId, { subjectLine: "Mix" }, mixed);
    await writeDraft(member, pageId, mixed);
    await page.goto(`/page/${pageId}?edit=true&undo=${pricesId}`);
    await expect(body.locator("p")).toHaveText(Object.values(mixed));
    await undo(await openHistory(page), "Prices 2027");
    await expect(body.locator("p")).toHaveText(["Feed it at six.", "Mix at five.", "Bake it."]);
    await undo(await openHistory(page), "Mix");
    await expect(body.locator("p")).toHaveText(["Feed it at six.", "Mix at four.", "Bake it."]);
    await page.reload();
    await expect(body.locator("p")).toHaveText(["Feed it at six.", "Mix at four.", "Bake it."]);
  },
);
