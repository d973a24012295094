import { sharePage } from "../actors/share-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible } from "../screens/expect-accessible.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";

const flour = "Feed the starter at six.";
const salt = "Salt the water well, as the sea does.";
const oven = "The oven is hot at nine.";

scenario(
  "passages of an earlier version are taken into a new draft, and whoever wrote them is named",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await sharePage({ owner, enter }, { a: flour, o: oven });
    const withSalt = await publishVersion(
      owner,
      pageId,
      { subjectLine: "Salt" },
      { a: flour, s: salt, o: oven },
    );
    await publishVersion(
      member,
      pageId,
      { subjectLine: "Shorter" },
      { a: "Feed it at noon.", o: oven },
    );
    await page.goto(`/page/${pageId}?version=${withSalt}`);
    await page.getByRole("button", { name: "Take passages" }).click();
    const dialog = page.getByRole("dialog", { name: "Take passages" });
    const passage = (text: string) => dialog.getByRole("checkbox", { name: text });
    await expect(passage(salt)).toHaveAccessibleName(/Not in your draft$/);
    await expect(dialog.getByRole("checkbox")).toHaveCount(2);
    await expectAccessible(page, "the passages to take");
    await passage(salt).check();
    await dialog.getByRole("button", { name: "TAKE 1 PASSAGE" }).click();
    const screen = pageScreen(page);
    await expect(screen.body).toHaveText(["Feed it at noon.", salt, oven].join(""));
    await expect(
      page.getByText("Taken from “Salt” into your draft, with one change."),
    ).toBeVisible();
    await screen.says("Saved");

    await page.reload();
    await expect(screen.body).toContainText(salt);
    await expect(page.getByText("Taken from “Salt”")).toBeHidden();
    await screen.publish("With salt again");
    await expect(page.getByText("Mara Member, with words of Olga Owner")).toBeVisible();
  },
);

scenario(
  "what a passage replaces is shown before, may stay, and comes back where the taking is undone",
  async ({ owner, enter }) => {
    const { member, page, pageId, versionId } = await sharePage(
      { owner, enter },
      { a: flour, o: oven },
    );
    await publishVersion(
      owner,
      pageId,
      { subjectLine: "Noon" },
      { a: "Feed it at noon.", o: oven },
    );
    await publishVersion(
      member,
      pageId,
      { subjectLine: "Ten" },
      { a: "Feed it at noon, or at ten.", o: oven },
    );
    await page.goto(`/page/${pageId}?compareTo=${versionId}`);
    await page.getByRole("button", { name: "Take passages" }).click();
    const dialog = page.getByRole("dialog", { name: "Take passages" });
    await dialog.getByRole("checkbox", { name: /Worded differently in your draft$/ }).check();
    await dialog.getByRole("checkbox", { name: "Keep my wording too, below the passage" }).check();
    await dialog.getByRole("button", { name: "TAKE 1 PASSAGE" }).click();
    const screen = pageScreen(page);
    await expect(screen.body).toHaveText([flour, "Feed it at noon, or at ten.", oven].join(""));
    await page.getByRole("button", { name: "Take it out again" }).click();
    await expect(screen.body).toHaveText(["Feed it at noon, or at ten.", oven].join(""));
    await screen.says("Saved");
  },
);

scenario(
  "a text that is gone is found in the history, with who deleted it, and taken back from there",
  async ({ owner, enter }) => {
    const { page, pageId } = await sharePage({ owner, enter }, { a: flour, s: salt, o: oven });
    await publishVersion(owner, pageId, { subjectLine: "Shorter" }, { a: flour, o: oven });
    await page.goto(`/page/${pageId}`);
    const { dialog: history } = await openHistory(page);
    const search = history.getByRole("searchbox", { name: "Search in history" });
    await search.fill("AS THE SEA");
    const found = history.getByRole("listitem");
    await expect(found).toHaveCount(2);
    await expect(found.first()).toContainText("Deleted in “Shorter” by Olga Owner, ");
    await expect(found.first().locator("mark")).toHaveText("as the sea");
    await expect(found.last()).toContainText("Added in “First” by Olga Owner, ");
    await expectAccessible(page, "what was found in the history");
    await search.fill("rye");
    await expect(history.getByText("“rye” is in no version")).toBeVisible();
    await search.press("Escape");
    await expect(history.getByRole("tab", { name: "Tree" })).toBeVisible();

    await search.fill("the sea");
    await found.first().getByRole("button", { name: "Take this passage" }).click();
    const screen = pageScreen(page);
    await expect(screen.body).toHaveText([flour, salt, oven].join(""));
    await screen.says("Saved");
  },
);
